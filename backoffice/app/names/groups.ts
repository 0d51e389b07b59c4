/** What features tell of. */
export const attributeGroups = ['family', 'colour', 'size', 'material', 'artistic_work', 'exhibition'] as const
