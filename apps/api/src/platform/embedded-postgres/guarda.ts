import { setTimeout as esperar } from 'node:timers/promises';
import pg from 'pg';
import { TRAVAS } from '../travas.ts';
import { SUPERUSUARIO } from './dados.ts';
import { PORTA } from './servidor.ts';

/** How long to wait for the connection of a killed application to vanish. */
const PACIENCIA_COM_MORTOS = 3_000;

/**
 * SQLSTATEs of a server that will serve, or be gone, in a moment: starting, stopping or out of
 * connections (PostgreSQL, appendix A).
 */
const PASSAGEIROS = new Set(['57P01', '57P02', '57P03', '53300']);
const SENHA_RECUSADA = '28P01';

/**
 * The supervisor's own connection, as superuser.
 *
 * @returns null while the server does not take connections yet, or any more.
 * @throws with a Portuguese sentence when the stored password is not that of the data.
 */
export async function conectar(dirSocket: string, senha: string): Promise<pg.Client | null> {
  const cliente = new pg.Client({
    host: dirSocket,
    port: PORTA,
    ssl: false,
    user: SUPERUSUARIO,
    password: senha,
    database: 'postgres',
    application_name: `dominio ${process.pid}`,
    connectionTimeoutMillis: 5_000,
  });
  // Without a listener, a server that stops would end this process; the owner of the connection
  // listens to `end`.
  cliente.on('error', () => {});
  try {
    await cliente.connect();
    return cliente;
  } catch (erro) {
    const { code } = erro as { code?: string };
    if (code === SENHA_RECUSADA) {
      throw new Error(
        'A senha guardada do PostgreSQL embutido não é a destes dados. Restaure o arquivo postgres.senha da mesma cópia de segurança que os dados.',
        { cause: erro },
      );
    }
    const sqlstate = code !== undefined && /^[0-9A-Z]{5}$/.test(code);
    if (sqlstate && !PASSAGEIROS.has(code)) throw erro;
    return null;
  }
}

/**
 * Makes this process the only application on these data, as long as the connection lives. An
 * application killed a moment ago may still seem connected: it waits for that to end.
 *
 * @throws with a Portuguese sentence, the connection closed, when a running application has them.
 */
export async function travarInstancia(cliente: pg.Client, dirDados: string): Promise<void> {
  const limite = Date.now() + PACIENCIA_COM_MORTOS;
  for (;;) {
    const { rows } = await cliente.query<{ minha: boolean }>(
      'select pg_try_advisory_lock($1) as minha',
      [TRAVAS.instancia],
    );
    if (rows[0]?.minha) return;
    if (Date.now() > limite) break;
    await esperar(50);
  }
  const { rows } = await cliente.query<{ quem: string }>(
    `select a.application_name as quem from pg_locks l join pg_stat_activity a using (pid)
      where l.locktype = 'advisory' and l.objid = $1`,
    [TRAVAS.instancia],
  );
  await cliente.end();
  const processo = rows[0]?.quem.split(' ')[1] ?? 'desconhecido';
  throw new Error(
    `Outro Domínio (processo ${processo}) já usa os dados em ${dirDados}, e dois ao mesmo tempo os estragariam. Encerre-o antes, ou inicie este com outro DATA_DIR.`,
  );
}

/**
 * Creates the application's role and database where missing. The role owns its database and nothing
 * else, so that a hole in the application gives no power over the server.
 */
export async function prepararBanco(
  cliente: pg.Client,
  { usuario, senha, banco }: { usuario: string; senha: string; banco: string },
): Promise<void> {
  const nome = pg.escapeIdentifier;
  const papeis = await cliente.query('select 1 from pg_roles where rolname = $1', [usuario]);
  if (papeis.rowCount === 0) {
    await cliente.query(`create role ${nome(usuario)} login password ${pg.escapeLiteral(senha)}`);
  }
  const bancos = await cliente.query('select 1 from pg_database where datname = $1', [banco]);
  if (bancos.rowCount === 0) {
    await cliente.query(`create database ${nome(banco)} owner ${nome(usuario)}`);
  }
}
