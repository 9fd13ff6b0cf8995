import Typography from '@mui/material/Typography';
import { ExternalLink } from '../../../src/components/ExternalLink';
import { PageLink } from '../../../src/components/PageLink';
import { RichText } from '../../../src/components/RichText';
import { pages } from '../../../src/content/pages';
import { disclosure, footer } from '../../../src/content/site';
import { Row } from './Row';

/** Every link that does not look like a button. */
export function Links() {
  return (
    <>
      <Row name="A otra página: quieto, bajo el puntero, con el foco del teclado">
        {['', 'bajo-el-puntero', 'con-foco'].map((held) => (
          <PageLink key={held} className={held} to={pages.about.path}>
            {pages.about.name}
          </PageLink>
        ))}
      </Row>
      <Row name="A otro sitio">
        {footer.social.map(({ name, href }) => (
          <ExternalLink key={name} href={href}>
            {name}
          </ExternalLink>
        ))}
      </Row>
      <Row name="Dentro de un texto">
        <Typography variant="body2" color="textSecondary">
          <RichText parts={disclosure} />
        </Typography>
      </Row>
    </>
  );
}
