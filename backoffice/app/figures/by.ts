/** Views that put the same days and filters together in another way. */
export const byViews = (by: Record<string, string>, values: Record<string, string>, first: string) =>
  Object.entries(by).map(([key, text]) => {
    const { sort: _sort, by: _by, ...kept } = values
    return { key, text, filters: { ...kept, ...(key !== first && { by: key }) } }
  })
