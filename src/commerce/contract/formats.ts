import { emailPattern } from '#src/domain/email.ts';
/** Ajv's core has no formats; these are the contract's. A date must exist in the calendar. */
const isDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;

export const formats = {
  date: isDate,
  'date-time': (text: string) =>
    /^.{10}[Tt]\d{2}:\d{2}:\d{2}(\.\d+)?([Zz]|[+-]\d{2}:\d{2})$/.test(text) && isDate(text.slice(0, 10)),
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  email: emailPattern,
  uri: (text: string) => URL.canParse(text),
  'uri-reference': (text: string) => URL.canParse(text, 'https://shop.example'),
};
