import { modulos } from '../src/modulos.ts';
import type { Banco } from '../src/platform/db.ts';
import type { Cena, Exemplo, Exemplos } from '../src/platform/exemplos.ts';
import { criarAdministrador, criarUsuario } from './factories/usuarios.ts';

/** The people of one scene, signed in. */
export interface Cenario extends Cena {
  readonly token: string;
  readonly tokenDoAdministrador: string;
}

interface Aplicacao {
  readonly banco: Banco;
  readonly agora: () => Date;
  readonly entrar: (usuarioId: number) => Promise<string>;
}

/** Long after the demonstration's agenda, which spans weeks. */
const MEIO_ANO_MS = 182 * 86_400_000;

/** A person, by default a new consultant, with a colleague of the same team. */
export async function montarCenario(
  { banco, agora, entrar }: Aplicacao,
  quem?: { readonly id: number; readonly time_id: number | null },
): Promise<Cenario> {
  const eu = quem ?? (await criarUsuario(banco));
  const outro = await criarUsuario(banco, { time_id: eu.time_id });
  const administrador = await criarAdministrador(banco);
  const hora = agora();
  const livre = new Date(Math.ceil(hora.getTime() / 3_600_000) * 3_600_000 + MEIO_ANO_MS);
  return {
    banco,
    eu: eu.id,
    outro: outro.id,
    agora: hora,
    livre: livre.toISOString(),
    token: await entrar(eu.id),
    tokenDoAdministrador: await entrar(administrador.id),
  };
}

/** The examples of every module, by its name. */
const porModulo: ReadonlyMap<string, Exemplos> = new Map(
  await Promise.all(
    modulos.flatMap(({ nome, exemplos }) =>
      exemplos ? [exemplos().then((um) => [nome, um.exemplos] as const)] : [],
    ),
  ),
);

export interface ExemploDeModulo extends Exemplo {
  readonly modulo: string;
}

/**
 * The example of each route for one scene, with the name of its module. @throws for one that two
 * modules give.
 */
export async function todosOsExemplos(cena: Cena): Promise<ReadonlyMap<string, ExemploDeModulo>> {
  const todos = new Map<string, ExemploDeModulo>();
  for (const [modulo, exemplos] of porModulo) {
    for (const [rota, exemplo] of Object.entries(await exemplos(cena))) {
      if (todos.has(rota)) throw new Error(`Dois módulos dão exemplo de ${rota}.`);
      todos.set(rota, { ...exemplo, modulo });
    }
  }
  return todos;
}

/**
 * The example of one route for another scene: only its module inserts rows. @throws where there is
 * none.
 */
export async function exemploDe(
  todos: ReadonlyMap<string, ExemploDeModulo>,
  rota: string,
  cena: Cena,
): Promise<Exemplo> {
  const exemplo = (await porModulo.get(todos.get(rota)?.modulo ?? '')?.(cena))?.[rota];
  if (!exemplo) throw new Error(`Nenhum módulo dá exemplo de ${rota}.`);
  return exemplo;
}
