export const reviewStates = ['waiting', 'approved', 'refused'] as const
export type ReviewState = (typeof reviewStates)[number]

/** Why a review is not shown. That it is a bad one is no reason (TRLGDCU, article 27.8). */
export const refusalReasons = ['insult', 'personal_data', 'advertising', 'other_matter', 'unlawful'] as const
export type RefusalReason = (typeof refusalReasons)[number]
