// A browser on a machine with other busy processes may draw no frame for half a minute.
jest.setTimeout(240_000);
