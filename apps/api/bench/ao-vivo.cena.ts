import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { GRUPO } from '@dominio/contrato/permissoes';
import { criarPadrao } from '../src/modules/grupos/padrao.repository.ts';
import { abrirSessao } from '../src/modules/sessoes/sessoes.repository.ts';
import { criarCofreDeTokens } from '../src/modules/sessoes/token-de-acesso.ts';
import { usuarios } from '../src/modules/usuarios/usuarios.tables.ts';
import { abrirBanco, migrar } from '../src/platform/db.ts';
import { iniciarPostgresEmbutido } from '../src/platform/embedded-postgres/embedded-postgres.ts';
import { criarLog } from '../src/platform/log.ts';
import { type Base, PASTA } from './bases.ts';
import { SEGREDO } from './processos.ts';

export interface Pessoa {
  readonly id: number;
  readonly token: string;
}

/** An empty database of the measurement's own. */
export async function abrirBaseVazia(): Promise<Base> {
  const dataDir = join(PASTA, 'ao-vivo');
  rmSync(dataDir, { recursive: true, force: true });
  const embutido = await iniciarPostgresEmbutido({ dataDir, log: criarLog('warn') });
  await migrar(embutido.conexao);
  const banco = abrirBanco(embutido.conexao, { max: 4 });
  await criarPadrao(banco);
  const parar = () => banco.$client.end().then(() => embutido.parar());
  return { nome: 'ao-vivo', conexao: embutido.conexao, banco, parar };
}

/** People of the staff, signed in. */
export async function criarPessoas({ banco }: Base, quantas: number): Promise<Pessoa[]> {
  const cofre = criarCofreDeTokens(SEGREDO, () => new Date());
  const linhas = await banco
    .insert(usuarios)
    .values(
      Array.from({ length: quantas }, (_, n) => ({
        nome: `Pessoa ${n}`,
        email: `pessoa${n}@medicao.demo`,
        grupo_id: GRUPO.consultor,
      })),
    )
    .returning({ id: usuarios.id });
  return Promise.all(
    linhas.map(async ({ id }) => {
      const criada_em = new Date();
      const sessaoId = await abrirSessao(banco, {
        usuario_id: id,
        criada_em,
        expira_em: new Date(criada_em.getTime() + 86_400_000),
        ip: '127.0.0.1',
        agente: 'medição',
      });
      return { id, token: await cofre.assinar({ usuarioId: id, sessaoId }) };
    }),
  );
}
