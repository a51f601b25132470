/** A consultant of the demonstration. */
export const PESSOA = { email: 'consultor@dominio.demo', password: 'demonstracao-2026', id: 3 };

/** A manager of the demonstration, whom the consultant invites. */
export const COLEGA = { id: 2 };

/** The token of somebody of the demonstration, over a real server; by default the consultant. */
export async function entrarNoServidor(endereco: string, email = PESSOA.email): Promise<string> {
  const resposta = await fetch(`${endereco}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PESSOA.password }),
  });
  const { access_token } = (await resposta.json()) as { access_token: string };
  return access_token;
}

/** The body of a booking of the consultant's, with the colleague. */
export const umaReserva = (titulo: string) =>
  JSON.stringify({
    titulo,
    data_hora_inicio: '2027-03-01T09:00',
    participantes: [PESSOA.id, COLEGA.id],
    confirmar_conflito: true,
  });

/** Books until the server is gone; collects every title whose booking was answered. */
export async function escrever(
  endereco: string,
  token: string,
  prefixo: string,
  aceitos: string[],
): Promise<void> {
  for (let n = 0; ; n++) {
    const titulo = `${prefixo}-${n}`;
    try {
      const resposta = await fetch(`${endereco}/api/agendamentos`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: umaReserva(titulo),
      });
      if (resposta.status === 201) aceitos.push(titulo);
    } catch {
      return;
    }
  }
}

/** The titles of the bookings that stand, by the start of their titles. */
export async function titulosGravados(
  endereco: string,
  token: string,
  prefixo: string,
): Promise<string[]> {
  const titulos: string[] = [];
  for (let pagina = 1; ; pagina++) {
    const resposta = await fetch(
      `${endereco}/api/agendamentos?texto=${prefixo}&limit=200&page=${pagina}&data_inicio=2027-03-01&data_fim=2027-03-01`,
      { headers: { authorization: `Bearer ${token}` } },
    );
    const { agendamentos, total_pages } = (await resposta.json()) as {
      agendamentos: { titulo: string }[];
      total_pages: number;
    };
    titulos.push(...agendamentos.map(({ titulo }) => titulo));
    if (pagina >= total_pages) return titulos;
  }
}
