import type { ComponentType } from 'react';
import { Buttons } from './Buttons';
import { Cards } from './Cards';
import { Drawings } from './Drawings';
import { Fields, Purposes } from './Fields';
import { Icons } from './Icons';
import { Links } from './Links';
import { LostPage } from './LostPage';
import { Measures } from './Measures';
import { Motion } from './Motion';
import { Questions } from './Questions';
import { Stations } from './Stations';
import { TypeScale } from './TypeScale';

/** What a sample can show, by its name in the address. */
export const parts = {
  letra: TypeScale,
  medidas: Measures,
  movimiento: Motion,
  botones: Buttons,
  enlaces: Links,
  campos: Fields,
  propositos: Purposes,
  preguntas: Questions,
  tarjetas: Cards,
  pasos: Stations,
  error: LostPage,
  dibujos: Drawings,
  iconos: Icons,
} as const satisfies Readonly<Record<string, ComponentType>>;

/** One of them. */
export type PartName = keyof typeof parts;
