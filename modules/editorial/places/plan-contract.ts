/** Width and height of the plan, in its own units; places lie on it by them. */
export const planSize = { width: 1200, height: 760 } as const
