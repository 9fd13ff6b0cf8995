// A build takes 6 s on a quiet machine with two cores, and many times as long beside other work.
jest.setTimeout(240_000);
