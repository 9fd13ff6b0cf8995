import { screen } from '@testing-library/react';
import { OwnerPicture } from '../../src/components/OwnerPicture';
import { renderPart } from '../support/render';

test('R-A11Y-10, R-PERF-09: a photo has its URL, alternative text, width and height, and loads lazily', async () => {
  await renderPart(
    <OwnerPicture picture={{ image: 'ana.jpg', width: 1200, height: 900, alt: 'Ana' }} />,
  );
  const image = screen.getByRole('img', { name: 'Ana' });
  expect(image).toHaveAttribute('src', '/ana.jpg');
  expect(image).toHaveAttribute('width', '1200');
  expect(image).toHaveAttribute('height', '900');
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image).not.toHaveAttribute('style');
});
