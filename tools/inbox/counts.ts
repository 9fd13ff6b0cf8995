import { readFile } from 'node:fs/promises';

/** What the site counts, in the order in which it happens, and what each means to the owner. */
export const COUNTED = {
  empezar: 'Toques en Empezar',
  formulario: 'Formularios empezados',
  enviado: 'Mensajes que salieron bien',
  fallado: 'Mensajes que no salieron',
  'sin-respuesta': 'Mensajes que mandó el navegador, sin que el sitio vea la respuesta',
} as const;

type Counted = keyof typeof COUNTED;

/** How often each was counted, by where. */
export type Counts = ReadonlyMap<Counted, ReadonlyMap<string, number>>;

/** The file of the counts beside that of the messages. */
export const countsFile = (file: string): string => `${file}.cuentas`;

/**
 * Reads what the site counted: `{"que":"empezar","donde":"/"}` and no more.
 * @returns the line for the file, or nothing if the text is something else
 */
export function countLine(text: string): string | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const { que, donde, ...more } = Object(value) as Record<string, unknown>;
  const right =
    typeof que === 'string' &&
    Object.hasOwn(COUNTED, que) &&
    typeof donde === 'string' &&
    donde.length <= 100 &&
    Object.keys(more).length === 0;
  return right ? `${JSON.stringify({ que, donde })}\n` : undefined;
}

/** Adds up the file, which may be missing; a line that is no count is passed over. */
export async function readCounts(file: string): Promise<Counts> {
  const text = await readFile(countsFile(file), 'utf8').catch(() => '');
  const counts = new Map<Counted, Map<string, number>>();
  for (const line of text.split('\n')) {
    const whole = countLine(line);
    if (!whole) continue;
    const { que, donde } = JSON.parse(whole) as { que: Counted; donde: string };
    const places = counts.get(que) ?? new Map<string, number>();
    counts.set(que, places.set(donde, (places.get(donde) ?? 0) + 1));
  }
  return counts;
}
