import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../../.storybook/Row';
import { howItWorks } from '../content/home';
import { Column } from './Column';
import { Logo } from './Logo';
import { SectionMark, type MarkName } from './SectionMark';
import { Steps } from './Steps';

const meta = { title: 'Piezas/Marcas y pasos', tags: ['autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj;

const names: readonly MarkName[] = ['servicios', 'pasos', 'reviews', 'requisitos', 'faq'];

// From `xl` up a mark is positioned relative to the head of its section. This box replaces the head.
const MarkBox = styled('div')({ position: 'relative', width: 88, height: 88 });

export const Marks: Story = {
  name: 'Marcas',
  render: () => (
    <Row>
      {names.map((name) => (
        <MarkBox key={name}>
          <SectionMark name={name} />
        </MarkBox>
      ))}
    </Row>
  ),
};

export const InSteps: Story = {
  name: 'Pasos',
  render: () => (
    <Column sx={{ paddingBlock: 3 }}>
      <h2 className="visually-hidden">{howItWorks.title}</h2>
      <Steps steps={howItWorks.steps} />
    </Column>
  ),
};

export const Brand: Story = {
  name: 'Logo y nombre',
  render: () => (
    <Row>
      <Logo />
    </Row>
  ),
};
