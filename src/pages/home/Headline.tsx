import { styled } from '@mui/material/styles';
import { hero } from '../../content/home';
import { purposes, purposeTexts } from '../../content/purposes';
import { purposeAttribute } from '../../theme/palette';
import { PauseButton } from './PauseButton';
import { purposePictures } from './purposePictures';

const Row = styled('div')(({ theme }) => theme.typography.h1);

/** Inline, so that the pause button is in the line of the word. */
const Title = styled('h1')({ display: 'inline', font: 'inherit' });

/** All words share a grid cell as wide as the longest word: a new word does not move the button. */
const Words = styled('span')({ display: 'inline-grid', justifyItems: 'start' });

const Word = styled('span')({
  gridArea: '1 / 1',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.18em',
  '--from': 'scale(1.12) rotate(-1.5deg)',
  color: 'var(--purpose)',
  '& svg': { fontSize: '0.8em' },
});

/** The page's heading with its changing word, and the button that pauses it. Screen readers read one constant sentence. */
export function Headline() {
  return (
    <Row>
      <Title tabIndex={-1}>
        {`${hero.headline} `}
        <br />
        <span className="visually-hidden">{`${hero.allWords} `}</span>
        <Words aria-hidden="true">
          {purposes.map((purpose) => (
            <Word key={purpose} {...purposeAttribute(purpose)}>
              {`${purposeTexts[purpose].word} `}
              {purposePictures[purpose].icon}
            </Word>
          ))}
        </Words>
      </Title>
      <PauseButton />
    </Row>
  );
}
