/** Freezes plain data all the way down, so that code which changes its input throws. Typed arrays cannot be frozen. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value) && !ArrayBuffer.isView(value)) {
    Object.freeze(value);
    for (const element of Object.values(value)) deepFreeze(element);
  }
  return value;
}
