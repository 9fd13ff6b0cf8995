import { configure } from '@testing-library/react';

// Many mutants keep an element from appearing: the usual wait of 20 s would make each of them a time-out.
configure({ asyncUtilTimeout: 1_500 });
