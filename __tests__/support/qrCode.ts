import { readFileSync } from 'node:fs';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

/** Returns the texts of the QR codes in a picture, read as dark modules on a light ground. */
export async function readQrCodes(picture: Buffer): Promise<string[]> {
  // Without this option ZXing would download its code.
  prepareZXingModule({
    overrides: {
      wasmBinary: Uint8Array.from(
        readFileSync(require.resolve('zxing-wasm/reader/zxing_reader.wasm')),
      ).buffer,
    },
  });
  const codes = await readBarcodes(new Uint8Array(picture), {
    formats: ['QRCode'],
    tryHarder: false,
    tryInvert: false,
    tryDownscale: false,
  });
  return codes.map(({ text }) => text);
}
