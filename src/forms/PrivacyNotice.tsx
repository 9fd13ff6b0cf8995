import { styled } from '@mui/material/styles';
import { formNames, privacy } from '../content/forms';
import type { FormId } from './elementIds';

const Notice = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  marginTop: theme.spacing(1.5),
  color: theme.vars.palette.text.secondary,
}));

const Complaints = styled('details')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  '& > summary': { width: 'fit-content', paddingBlock: 11, cursor: 'pointer' },
}));

/** Renders the privacy notice that Ley 25.326 requires, and where to complain (R-TRUST-08). */
export function PrivacyNotice({ form }: { readonly form: FormId }) {
  return (
    <>
      <Notice>
        {formNames[form].reply}{' '}
        {privacy.parts.map((part) =>
          typeof part === 'string' ? (
            part
          ) : (
            <a key={part.href} href={part.href} translate="no">
              {part.text}
            </a>
          ),
        )}
      </Notice>
      <Complaints>
        <summary>{privacy.complaints.title}</summary>
        {privacy.complaints.text}
      </Complaints>
    </>
  );
}
