import { TextInput, type TextInputProps } from '@mantine/core';
import { dayOf, instantOf, timeZone } from 'contract/amsterdam';

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** A moment in Amsterdam, to the minute; `value` is a UTC instant in ISO 8601, empty when nothing is filled in. */
export function MomentInput({
  value,
  onChange,
  ...rest
}: { value: string; onChange: (instant: string) => void } & Omit<
  TextInputProps,
  'value' | 'onChange' | 'type'
>) {
  return (
    <TextInput
      {...rest}
      type="datetime-local"
      value={wallTimeOf(value)}
      onChange={(event) => onChange(instantOfWallTime(event.currentTarget.value))}
    />
  );
}

/** An instant as the clocks of Amsterdam show it, in the form of a field for date and time. */
function wallTimeOf(instant: string): string {
  if (instant === '') return '';
  const at = Date.parse(instant);
  return `${dayOf(at)}T${clock.format(at)}`;
}

/** The instant at which the clocks of Amsterdam show the value of such a field, which is empty until it is whole. */
function instantOfWallTime(wall: string): string {
  const [, day, hour, minute] = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})/.exec(wall) ?? [];
  if (day === undefined) return '';
  return new Date(instantOf(day, Number(hour), Number(minute))).toISOString();
}
