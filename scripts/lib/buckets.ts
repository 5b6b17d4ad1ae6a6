/**
 * The names that Firebase gives to a project's own bucket, today's first: since October 2024, and before. Both are the
 * project's alone.
 */
export const bucketsOf = (project: string) =>
  [`${project}.firebasestorage.app`, `${project}.appspot.com`] as const
