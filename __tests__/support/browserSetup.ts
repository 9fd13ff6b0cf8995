import { throwSetUpError } from './setUpError';

throwSetUpError();
