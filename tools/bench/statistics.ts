export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2;
}

export const medianAndWorst = (ms: readonly number[]): string =>
  `${Math.round(median(ms))} / ${Math.round(Math.max(...ms))}`;
