// A machine that others keep busy lets a browser's frames stand still for half a minute.
jest.setTimeout(240_000);
