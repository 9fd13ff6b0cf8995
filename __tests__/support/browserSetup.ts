import { throwSetUpError } from './setUpError';

throwSetUpError();

// On a busy machine a browser may take half a minute to draw a frame.
jest.setTimeout(240_000);
