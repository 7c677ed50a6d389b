/** Tells whether something that came from outside, such as the browser's storage, is what it should be. */
export type Shape<T> = (value: unknown) => value is T;

export const isText: Shape<string> = (value) => typeof value === 'string';
export const isNumber: Shape<number> = (value) => typeof value === 'number';
export const isBoolean: Shape<boolean> = (value) => typeof value === 'boolean';

const isAbsent: Shape<undefined> = (value) => value === undefined;

/** One of these texts. */
export function isOneOf<T extends string>(...texts: readonly T[]): Shape<T> {
  return (value): value is T => (texts as readonly unknown[]).includes(value);
}

/** What either shape accepts. */
export function isEither<A, B>(one: Shape<A>, other: Shape<B>): Shape<A | B> {
  return (value): value is A | B => one(value) || other(value);
}

/** What the shape accepts, or nothing. */
export function isOptional<T>(shape: Shape<T>): Shape<T | undefined> {
  return isEither(shape, isAbsent);
}

/** A list of parts that all have the shape. */
export function isListOf<T>(shape: Shape<T>): Shape<T[]> {
  return (value): value is T[] => Array.isArray(value) && value.every(shape);
}

/** An object whose values all have the shape, under names that do. */
export function isRecordOf<T, Name extends string = string>(
  shape: Shape<T>,
  isName: Shape<Name> = isText as Shape<Name>,
): Shape<Record<Name, T>> {
  return (value): value is Record<Name, T> =>
    isObject(value) && Object.entries(value).every(([name, part]) => isName(name) && shape(part));
}

/** An object with at least these parts; further ones are left alone. */
export function isObjectOf<T extends object>(parts: {
  [Name in keyof Required<T>]: Shape<T[Name]>;
}): Shape<T> {
  const shapes = Object.entries<Shape<unknown>>(parts);
  return (value): value is T => isObject(value) && shapes.every(([name, shape]) => shape(value[name]));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
