/** Largest file that is sent; the server says the same of larger ones. */
const mostBytes = 5 * 1024 * 1024
/** Bytes turned into letters at a time: a call takes so many arguments. */
const piece = 32_768

export type SentFile = { name: string; content: string }

/** The file of a form as a call carries it; null without one, 'too_large' when it need not be sent at all. */
export async function sentFile(form: FormData, name: string): Promise<SentFile | 'too_large' | null> {
  const file = form.get(name)
  if (!(file instanceof File) || (file.size === 0 && file.name === '')) return null
  if (file.size > mostBytes) return 'too_large'
  const bytes = new Uint8Array(await file.arrayBuffer())
  let letters = ''
  for (let at = 0; at < bytes.length; at += piece) letters += String.fromCharCode(...bytes.subarray(at, at + piece))
  return { name: file.name.slice(0, 300), content: btoa(letters) }
}
