/** `/` shows nothing of its own: the guard sends to `/inicio` or to `/entrar` (specification part 1 §2.1). */
export default function RaizPage() {
  return null;
}
