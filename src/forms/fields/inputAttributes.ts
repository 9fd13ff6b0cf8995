import type { InputHTMLAttributes } from 'react';

type Attributes = Readonly<InputHTMLAttributes<HTMLInputElement>>;

// Native attributes for a phone's keyboard, autofill and spell checking (R-FORM-19). Before hydration the browser also
// validates the types `email` and `url`.

/** Dictionaries lack most names, so browsers would mark a right name as wrong, or change it. */
const name = {
  type: 'text',
  autoCapitalize: 'words',
  spellCheck: false,
  autoCorrect: 'off',
} as const satisfies Attributes;

export const givenName: Attributes = { ...name, autoComplete: 'given-name' };

export const familyName: Attributes = { ...name, autoComplete: 'family-name' };

export const city: Attributes = { ...name, autoComplete: 'address-level2' };

export const email: Attributes = {
  type: 'email',
  inputMode: 'email',
  autoComplete: 'email',
  autoCapitalize: 'off',
  spellCheck: false,
};

export const telephone: Attributes = { type: 'tel', inputMode: 'tel', autoComplete: 'tel' };

export const website: Attributes = { type: 'url', inputMode: 'url', autoComplete: 'url' };
