import { screen } from '@testing-library/react';

/**
 * Finds the live regions that the page has now: screen readers often ignore one that is added together with its text.
 * @returns whether one of them later has a text
 */
export function liveRegions(): (text: string) => boolean {
  const regions = screen.getAllByRole('status');
  return (text) =>
    regions.some((region) => region.isConnected && region.textContent!.includes(text));
}
