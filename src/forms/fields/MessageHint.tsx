import { RichText } from '../../components/RichText';
import { business } from '../../config/business';
import { fieldTexts } from '../../content/forms';

/** Offers WhatsApp for a longer message, and says when the field is full. */
export function MessageHint({ value }: { readonly value: string }) {
  const isFull = value.length >= business.messageMaxLength;
  return (
    <span key={String(isFull)}>
      <RichText text={isFull ? fieldTexts.mensaje.full : fieldTexts.mensaje.longer} />
    </span>
  );
}
