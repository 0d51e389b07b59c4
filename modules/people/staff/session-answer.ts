/** An answer that also changes whose the browser is: its cookie becomes the token, or ends with null. */
export class SessionAnswer<Answer> {
  readonly answer: Answer
  readonly token: string | null

  constructor(answer: Answer, token: string | null) {
    this.answer = answer
    this.token = token
  }
}
