import { styled } from '@mui/material/styles';
import { icons, SHARE_IMAGE, SHARE_SIZE } from '../../build/head';
import { Caption, Row } from './Row';

const Share = styled('img')({ maxWidth: '100%', height: 'auto' });

/** What `npm run images` draws: files of their own, in day's colours in both schemes. */
export function Icons() {
  return (
    <>
      <Row name="public/ (npm run images los dibuja de nuevo)">
        <figure>
          <img src="/favicon.svg" alt="" width={64} height={64} />
          <Caption variant="body2">favicon.svg</Caption>
        </figure>
        {icons.map(({ file, size }) => (
          <figure key={file}>
            <img src={file} alt="" width={Math.min(size, 96)} height={Math.min(size, 96)} />
            <Caption variant="body2">
              {file.slice(1)} · {size} px
            </Caption>
          </figure>
        ))}
      </Row>
      <Row name={`${SHARE_IMAGE.slice(1)} · ${SHARE_SIZE.width} x ${SHARE_SIZE.height} px`}>
        <Share src={SHARE_IMAGE} alt="" {...SHARE_SIZE} />
      </Row>
    </>
  );
}
