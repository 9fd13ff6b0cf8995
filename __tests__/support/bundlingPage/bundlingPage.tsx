import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Field, FieldArray, Form, Formik } from 'formik';
import { createRoot } from 'react-dom/client';
import { array, object, ref, string } from 'yup';
import { SiteStyles } from '../../../src/theme/SiteStyles';
import { SiteTheme } from '../../../src/theme/SiteTheme';
import { createSiteTheme } from '../../../src/theme/theme';

const theme = createSiteTheme();

const schema = object({
  trip: object({
    purpose: string().required(),
    school: string().when('purpose', { is: 'study', then: (school) => school.required('school') }),
  }),
  people: array().of(object({ name: string().required('name') })),
  mail: string(),
  again: string().oneOf([ref('mail')], 'again'),
});

const initialValues = {
  trip: { purpose: 'study', school: '' },
  people: [{ name: 'Ana' }],
  mail: 'ana@example.com',
  again: 'other@example.com',
};

/** Uses features of the libraries that the site does not use: bundling must not remove them. */
function BundlingPage() {
  return (
    <>
      <SiteStyles />
      <SiteTheme theme={theme}>
        <Box
          data-testid="sx"
          sx={{ mt: 8, px: { xs: 1, md: 2 }, color: 'primary.main', '&:hover': { mb: 1 } }}
        >
          sx
        </Box>
        <Formik initialValues={initialValues} validationSchema={schema} onSubmit={() => {}}>
          {({ values, errors }) => (
            <Form>
              <Field name="trip.school" aria-label="school" />
              <FieldArray name="people">
                {({ push }) => (
                  <>
                    {values.people.map((_, index) => (
                      <Field
                        key={index}
                        name={`people.${index}.name`}
                        aria-label={`name ${index}`}
                      />
                    ))}
                    <button type="button" onClick={() => push({ name: '' })}>
                      add
                    </button>
                  </>
                )}
              </FieldArray>
              <button type="submit">send</button>
              <output data-testid="form">{JSON.stringify({ values, errors })}</output>
            </Form>
          )}
        </Formik>
      </SiteTheme>
      <Button data-testid="outside" variant="contained">
        outside the theme
      </Button>
    </>
  );
}

createRoot(document.getElementById('root')!).render(<BundlingPage />);
