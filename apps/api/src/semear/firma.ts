import { dataCivil } from '@dominio/contrato/datas';
import { GRUPOS_INICIAIS } from '@dominio/contrato/matriz-inicial';
import { GRUPO } from '@dominio/contrato/permissoes';
import { PERMISSOES } from '@dominio/contrato/permissoes-catalogo';
import { drizzle } from 'drizzle-orm/node-postgres';
import { semearRespostas } from '../modules/checklist/sementes.repository.ts';
import { semearCondicoes, semearServicos } from '../modules/contratos/sementes.repository.ts';
import { EXPEDIENTE_PADRAO, escritorio } from '../modules/escritorio/escritorio.tables.ts';
import { criarPadrao } from '../modules/grupos/padrao.repository.ts';
import { cifrarSenha } from '../modules/sessoes/senhas/senhas.ts';
import type { Banco } from '../platform/db.ts';
import { copiar } from './copiar.ts';
import { ESCRITORIO, SENHA_DA_DEMONSTRACAO } from './demo/equipe.ts';
import { semearEntregas } from './entregas.ts';
import { type AgendamentoDaFirma, agendaDaFirma } from './firma/agenda.ts';
import { gruposDaFirma, type Lote, permissoesDaFirma, timesDaFirma } from './firma/cadastros.ts';
import { carteiraDaFirma, lotesDosClientes } from './firma/clientes.ts';
import { loteDeContratos } from './firma/contratos.ts';
import { diasUteisDaFirma } from './firma/dias-uteis.ts';
import {
  contasDaFirma,
  contatosDaFirma,
  loteDeContatos,
  notasDaFirma,
} from './firma/do-cliente.ts';
import { avisosDe, lotesDaAgenda } from './firma/lotes-da-agenda.ts';
import { type AvisoDaFirma, loteDeNotificacoes } from './firma/notificacoes.ts';
import { contasDosContatos, pessoasDaFirma } from './firma/pessoas.ts';
import { volumesDe } from './firma/volumes.ts';
import { criarSorteio } from './sorteio.ts';
import { semearTipos } from './tipos.ts';
import { BANCO_COM_DADOS, reservarBancoVazio } from './vazio.ts';

interface Opcoes {
  readonly agora: Date;
  /** Fraction of the firm's volumes, above 0; 1 is the whole. */
  readonly fracao: number;
  /** Gets a line about what was just written, for the person who waits. */
  readonly aoAvancar: (linha: string) => void;
}

/** Appointments generated before they are sent: a few megabytes. */
const POR_VEZ = 25_000;
const COM_IDS_DADOS = [
  'grupos',
  'times',
  'clientes',
  'empresas',
  'contratos',
  'usuarios',
  'agendamentos',
];

/**
 * Fills an empty database with a firm of 300 (dominios.md §7), or a fraction of it, in one
 * transaction through COPY. Every account has the password of the demonstration.
 *
 * @throws when the database is not empty.
 */
export async function semearFirma(banco: Banco, opcoes: Opcoes): Promise<void> {
  const { agora, fracao, aoAvancar } = opcoes;
  const volumes = volumesDe(fracao);
  const sorteio = criarSorteio(300);
  const senhaHash = await cifrarSenha(SENHA_DA_DEMONSTRACAO);
  const cliente = await banco.$client.connect();
  const gravar = ({ tabela, colunas, linhas }: Lote) => copiar(cliente, tabela, colunas, linhas);
  try {
    // The limit that cancels slow statements would cancel this one.
    await cliente.query('set statement_timeout = 0');
    await cliente.query('set idle_in_transaction_session_timeout = 0');
    await cliente.query('begin');
    const db = drizzle({ client: cliente });
    if (!(await reservarBancoVazio(db))) throw new Error(BANCO_COM_DADOS);
    await criarPadrao(db);
    await db.insert(escritorio).values({ ...ESCRITORIO, expediente: EXPEDIENTE_PADRAO });
    const tipoIds = await semearTipos(db);

    const gruposIniciais = GRUPOS_INICIAIS.length;
    await gravar(gruposDaFirma(volumes, gruposIniciais));
    await gravar(permissoesDaFirma(volumes, PERMISSOES.length));
    // Consultants, and the firm's own groups made after theirs, get the firm's own permissions.
    await cliente.query(
      `insert into grupo_permissoes select $1, id from permissoes where modulo like 'rotina\\_%'`,
      [GRUPO.consultor],
    );
    await cliente.query(
      `insert into grupo_permissoes select g.id, gp.permissao_id from grupos g, grupo_permissoes gp
        where g.id >= 100 and gp.grupo_id = $1`,
      [GRUPO.consultor],
    );
    const { clientes, contratos } = carteiraDaFirma(sorteio, volumes, agora);
    for (const lote of lotesDosClientes(sorteio, clientes, agora)) await gravar(lote);
    await gravar(loteDeContratos(contratos, dataCivil(agora)));
    await semearServicos(db);
    await semearCondicoes(db, dataCivil(agora));
    // Draws of their own: the rows that follow stay as they were.
    await gravar(contasDaFirma(criarSorteio(302), clientes));
    const times = timesDaFirma(sorteio, volumes);
    for (const lote of times.lotes) await gravar(lote);
    aoAvancar(`${volumes.clientes} clientes, ${volumes.contratos} contratos`);

    const { carteiras } = times;
    const contatos = contatosDaFirma(clientes, contasDosContatos(volumes));
    const quadro = { sorteio, volumes, carteiras, contatos, senhaHash, gruposIniciais, agora };
    const { equipe, lotes } = pessoasDaFirma(quadro);
    for (const lote of lotes) await gravar(lote);
    await gravar(loteDeContatos(contatos));
    await gravar(notasDaFirma(criarSorteio(302), clientes, equipe, agora));
    await semearRespostas(db, agora);
    aoAvancar(`${volumes.equipe} pessoas da equipe, ${volumes.usuariosDeClientes} de clientes`);

    const dias = diasUteisDaFirma(agora);
    const avisos: AvisoDaFirma[] = [];
    let pendentes: AgendamentoDaFirma[] = [];
    const descarregar = async (ultimo: number) => {
      for (const lote of lotesDaAgenda(pendentes, { tipoIds, agora })) await gravar(lote);
      aoAvancar(`${ultimo} de ${volumes.agendamentos} agendamentos`);
      pendentes = [];
    };
    const quantos = volumes.agendamentos;
    for (const agendamento of agendaDaFirma({
      ...{ sorteio, agora, dias, clientes, quantos },
      pessoas: equipe,
    })) {
      pendentes.push(agendamento);
      avisos.push(...avisosDe(sorteio, agendamento, agora));
      if (pendentes.length === POR_VEZ) await descarregar(agendamento.id);
    }
    const ultimo = pendentes.at(-1);
    if (ultimo) await descarregar(ultimo.id);
    const rotina = { sorteio: criarSorteio(305), equipe, clientes, dias, agora };
    await gravar(loteDeNotificacoes(avisos, { ...rotina, quantas: volumes.notificacoes }));
    await semearEntregas(db, agora);
    aoAvancar(`${volumes.notificacoes} notificações`);

    for (const tabela of COM_IDS_DADOS) {
      await cliente.query(
        `select setval(pg_get_serial_sequence('${tabela}', 'id'), (select max(id) from ${tabela}))`,
      );
    }
    await cliente.query('commit');
    aoAvancar('conferindo estatísticas');
    await cliente.query('vacuum (analyze)');
  } finally {
    // The session has changed settings and perhaps a failed transaction: it is closed instead of
    // going back to the pool.
    cliente.release(true);
  }
}
