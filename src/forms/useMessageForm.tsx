import { useFormik } from 'formik';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type SubmitEvent,
} from 'react';
import { flushSync } from 'react-dom';
import type { ObjectSchema } from 'yup';
import { useShowDialog } from '../components/DialogProvider';
import { isMarkedPending, readDraft, writeDraft, type Texts } from './drafts';
import { elementIdsOf, type FormId } from './elementIds';
import type { FieldState } from './fields/Field';
import type { BodyFormat, Outcome } from './submit/request';
import { ResultDialog } from './submit/ResultDialog';
import { getMessageUnderWay, sendMessage, type SubmitResult } from './submit/sendMessage';

/**
 * What a form says of itself: how to fill it in, that a draft has filled in a field, that a message is under way, or what
 * became of the last one.
 */
type FormStatus = 'intro' | 'restored' | 'sending' | Outcome;

interface MessageFormConfig<Name extends string> {
  readonly id: FormId;
  readonly bodyFormat: BodyFormat;
  readonly initialValues: Readonly<Record<Name, string>>;
  /** Returns the schema, whose cast values are sent. */
  readonly schema: () => ObjectSchema<object>;
}

/** The form in the page's HTML. Its elements keep their values also when a failed hydration has removed the form. */
let prerenderedForm = globalThis.document?.querySelector<HTMLFormElement>('main form');

/** Returns the values of a form's fields that are not empty. */
const readFields = (form: HTMLFormElement | null | undefined, names: readonly string[]) =>
  Object.fromEntries(
    names.flatMap((name) => {
      const { value } = (form?.elements.namedItem(name) as HTMLInputElement | null) ?? {};
      return value ? [[name, value]] : [];
    }),
  );

/**
 * Manages a form's values, draft, validation and sending. Errors appear at a submit and then follow each change, but none
 * appears when a field loses the focus (R-FORM-14).
 * @returns what MessageForm and the fields render, and the handlers of their events
 */
export function useMessageForm<Name extends string>({
  id,
  bodyFormat,
  initialValues,
  schema,
}: MessageFormConfig<Name>) {
  const showDialog = useShowDialog();
  const formRef = useRef<HTMLFormElement>(null);
  const [status, setStatus] = useState<FormStatus>('intro');
  const names = Object.keys(initialValues);
  const formik = useFormik<Texts>({
    initialValues,
    validationSchema: schema,
    validateOnBlur: false,
    onSubmit: async (values) => {
      if (getMessageUnderWay(id)) return;
      const cleaned = schema().cast(values) as Texts;
      // yup returns the fields in another order.
      const sent = Object.fromEntries(names.map((name) => [name, cleaned[name]!]));
      const sending = sendMessage(id, bodyFormat, sent);
      await follow(sending);
      showDialog(<ResultDialog result={await sending} />);
    },
  });
  const { values, touched, errors } = formik;
  const isEmpty = !Object.values(values).some(Boolean);
  // Who has emptied the form begins another message.
  if (isEmpty && (status === 'restored' || status === 'unreachable')) setStatus('intro');
  const firstValues = useRef(values);

  /** Shows that a message is under way, then its outcome. A message that has arrived empties the form. */
  async function follow(sending: Promise<SubmitResult>): Promise<void> {
    setStatus('sending');
    const { kind } = await sending;
    if (kind === 'sent') formik.resetForm();
    setStatus(kind);
  }

  // React writes no value while it hydrates. What is in a field when React mounts the form counts more than the draft.
  const fillIn = useEffectEvent(() => {
    const form = formRef.current!;
    // React validates the form from now on, and not the browser.
    form.noValidate = true;
    const typed = { ...readFields(prerenderedForm, names), ...readFields(form, names) };
    prerenderedForm = null;
    const draft = readDraft(id);
    const restored = names.filter((name) => draft[name] && !typed[name]);
    const filled = { ...Object.fromEntries(restored.map((name) => [name, draft[name]])), ...typed };
    if (Object.keys(filled).length > 0)
      void formik.setValues({ ...initialValues, ...filled }, false);
    const sending = getMessageUnderWay(id);
    if (sending) void follow(sending);
    else if (isMarkedPending(id)) setStatus('unreachable');
    else if (restored.length > 0) setStatus('restored');
  });
  // eslint-disable-next-line react-hooks/set-state-in-effect -- what the elements contain is known only after mounting
  useLayoutEffect(() => fillIn(), []);

  useEffect(() => {
    // The first values are those before `fillIn`.
    if (values !== firstValues.current) writeDraft(id, values);
  }, [id, values]);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (getMessageUnderWay(id)) return;
    // A password manager may have filled in a field without an event (R-LEAD-09). `flushSync` renders the values at once,
    // because `handleSubmit` uses the values of the last render.
    const read = { ...initialValues, ...readFields(formRef.current, names) };
    flushSync(() => void formik.setValues(read, false));
    formik.handleSubmit();
  }

  const isSending = status === 'sending';
  return {
    id,
    names,
    formRef,
    status,
    submit,
    /** Number of the last submit, 0 before the first, and the errors; undefined during a submit. */
    lastSubmit: formik.isSubmitting
      ? undefined
      : {
          count: formik.submitCount,
          errors: names.flatMap((name) => {
            const error = errors[name];
            return error ? [[name, error] as const] : [];
          }),
        },
    /** Takes a field's value that no control's event brings. */
    setValue: (name: string, value: string) => void formik.setFieldValue(name, value),
    /** Returns what a field gets from the form's state. */
    fieldOf: (name: Name): FieldState => {
      const { value, onChange } = formik.getFieldProps(name);
      return {
        id: elementIdsOf(id).field(name),
        name,
        value,
        error: touched[name] ? errors[name] : undefined,
        readOnly: isSending,
        onChange,
        onFocus: onChange,
        onBlur: onChange,
      };
    },
  };
}

/** A form's state that MessageForm renders. */
export type MessageFormState = Omit<ReturnType<typeof useMessageForm>, 'fieldOf'>;
