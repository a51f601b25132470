/** A person at the tests' provider: follows its redirects, keeps cookies, and signs in there. */
export function criarPessoaNoProvedor(issuer: string) {
  const cookies = new Map<string, string>();

  async function pedir(endereco: string, corpo?: URLSearchParams): Promise<Response> {
    const resposta = await fetch(endereco, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([nome, valor]) => `${nome}=${valor}`).join('; ') },
      ...(corpo && { method: 'POST', body: corpo }),
    });
    for (const linha of resposta.headers.getSetCookie()) {
      const [nome = '', valor = ''] = (linha.split(';', 1)[0] ?? '').split('=', 2);
      cookies.set(nome, valor);
    }
    await resposta.arrayBuffer();
    return resposta;
  }

  const destinoDe = (resposta: Response) =>
    new URL(resposta.headers.get('location') ?? '', issuer).href;

  /** @returns the URL to which the provider sends the person back. */
  return async (endereco: string, resposta: { email: string } | { recusar: '1' }) => {
    let atual = endereco;
    while (atual.startsWith(issuer)) {
      const naInteracao = atual.includes('/interacao/');
      atual = destinoDe(
        await pedir(atual, naInteracao ? new URLSearchParams(resposta) : undefined),
      );
    }
    return atual;
  };
}
