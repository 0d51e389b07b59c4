export interface FollowUp<Answer, Failure extends Error> {
  onSuccess?: ((answer: Answer) => unknown) | undefined
  onError?: ((error: Failure) => unknown) | undefined
}

/**
 * What is said or opened once an act is answered. It follows also where the act itself took its button off the screen, as a form that is
 * drawn only while there is something to do; not once the colleague went elsewhere, whom no late answer leads away from there.
 *
 * @param here whether the colleague is still where they asked
 */
export function followUp<Answer, Failure extends Error>(
  act: Promise<Answer>,
  here: () => boolean,
  { onSuccess, onError }: FollowUp<Answer, Failure>,
) {
  void act.then(
    (answer) => {
      if (here()) onSuccess?.(answer)
    },
    (error: Failure) => {
      if (here()) onError?.(error)
    },
  )
}
