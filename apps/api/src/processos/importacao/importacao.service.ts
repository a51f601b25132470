import { mensagemPadrao } from '@dominio/contrato/mensagens';
import { GRUPO } from '@dominio/contrato/permissoes';
import { NovoUsuario } from '@dominio/contrato/usuarios-entrada';
import {
  type Importacao,
  LINHAS_DA_IMPORTACAO,
  type LinhaImportada,
} from '@dominio/contrato/usuarios-importacao';
import { novaVersaoDosTimes } from '../../modules/times/times.service.ts';
import { lugaresDoCadastro } from '../../modules/usuarios/cadastro/consultas.service.ts';
import {
  conferirPessoa,
  gravarPessoa,
  type PessoaConferida,
  segurarGrupos,
} from '../../modules/usuarios/cadastro/criacao.service.ts';
import {
  duplicado,
  emailCadastrado,
} from '../../modules/usuarios/cadastro/disponibilidade.service.ts';
import type { Contexto, ContextoDeTransacao } from '../../platform/contexto.ts';
import { campoInvalido, Recusa } from '../../platform/erros.ts';
import { PlanilhaIlegivel } from '../../platform/planilhas/leitura.ts';
import { dataDaPlanilha, semEnfeite } from '../../platform/planilhas/textos.ts';
import type { Ritmo } from '../../platform/ritmo.ts';
import * as repo from './importacao.repository.ts';
import { type LinhaDaPlanilha, lerPlanilha, type Planilha } from './planilha.rules.ts';

const OBRIGATORIAS = ['nome', 'email', 'grupo'] as const;

/** @throws Recusa 422 for a file that is no table, is too long, or lacks a column. */
function abrir(bytes: Uint8Array): Planilha {
  let planilha: Planilha;
  try {
    planilha = lerPlanilha(bytes, LINHAS_DA_IMPORTACAO);
  } catch (erro) {
    if (erro instanceof PlanilhaIlegivel) throw campoInvalido('arquivo', erro.message);
    throw erro;
  }
  const faltam = OBRIGATORIAS.filter((coluna) => !planilha.colunas.includes(coluna));
  if (faltam.length > 0) {
    throw campoInvalido('arquivo', `Faltam colunas no arquivo: ${faltam.join(', ')}.`);
  }
  if (planilha.linhas.length === 0) {
    throw campoInvalido('arquivo', 'O arquivo não tem nenhuma pessoa.');
  }
  if (planilha.linhas.length > LINHAS_DA_IMPORTACAO) {
    const detalhe = `O arquivo pode ter no máximo ${LINHAS_DA_IMPORTACAO} pessoas. Divida-o.`;
    throw campoInvalido('arquivo', detalhe);
  }
  return planilha;
}

type Lugar = 'grupo' | 'time' | 'empresa';
type Procura = (lugar: Lugar, valor: string) => number | null;

const NAO_ACHADO: Readonly<Record<Lugar, string>> = {
  grupo: 'Grupo não encontrado',
  time: 'Time não encontrado',
  empresa: 'Empresa não encontrada',
};

/** Finds groups, teams and companies by id or name, among those that the caller sees. */
async function prepararProcura(tx: ContextoDeTransacao, planilha: Planilha): Promise<Procura> {
  const com = (lugar: Lugar) => planilha.linhas.some(({ valores }) => valores[lugar]);
  const listas: Readonly<Record<Lugar, readonly { id: number; nome: string }[]>> = {
    grupo: await lugaresDoCadastro.grupos(tx),
    time: com('time') ? await lugaresDoCadastro.times(tx) : [],
    empresa: com('empresa') ? await lugaresDoCadastro.empresas(tx) : [],
  };
  const porNome = (lugar: Lugar) => Map.groupBy(listas[lugar], ({ nome }) => semEnfeite(nome));
  const nomes = { grupo: porNome('grupo'), time: porNome('time'), empresa: porNome('empresa') };
  return (lugar, valor) => {
    if (valor === '') return null;
    const [um, outro] = /^\d+$/.test(valor)
      ? listas[lugar].filter(({ id }) => String(id) === valor)
      : (nomes[lugar].get(semEnfeite(valor)) ?? []);
    if (!um) throw campoInvalido(lugar, `${NAO_ACHADO[lugar]}: ${valor.slice(0, 60)}.`);
    if (outro) {
      const detalhe = `Há mais de um registro com o nome ${valor.slice(0, 60)}. Use o número.`;
      throw campoInvalido(lugar, detalhe);
    }
    return um.id;
  };
}

/**
 * Fields that a file cannot set: people tell of children themselves, imports always invite, and
 * clients are linked one person at a time.
 */
type ForaDaPlanilha = 'tem_filhos' | 'ativo' | 'enviar_convite' | 'cliente_ids';

/** A line in the form of a request. @throws Recusa 422 with every wrong field. */
function corpoDa({ valores }: LinhaDaPlanilha, procura: Procura): NovoUsuario {
  const { nome = '', email = '', cpf = '', telefone = '', genero = '' } = valores;
  const grupo_id = procura('grupo', valores.grupo ?? '');
  if (grupo_id === null) throw campoInvalido('grupo', 'Informe o grupo.');
  const pessoa = {
    nome,
    email,
    cpf,
    telefone,
    genero,
    grupo_id,
    time_id: procura('time', valores.time ?? ''),
    client_id: grupo_id === GRUPO.cliente ? procura('empresa', valores.empresa ?? '') : null,
    data_nascimento: dataDaPlanilha(valores.data_nascimento ?? ''),
    data_admissao: dataDaPlanilha(valores.data_admissao ?? ''),
  } satisfies Record<Exclude<keyof NovoUsuario, ForaDaPlanilha>, unknown>;
  const lido = NovoUsuario.safeParse(pessoa, { error: mensagemPadrao });
  if (lido.success) return lido.data;
  throw campoInvalido('', [...new Set(lido.error.issues.map(({ message }) => message))].join(' '));
}

/** The e-mails and CPFs of earlier lines of the same file. */
const criarVistos = () => {
  const linhas = new Map<string, number>();
  return (oQue: string, valor: string | null | undefined, numero: number) => {
    if (!valor) return;
    const antes = linhas.get(`${oQue} ${valor}`);
    if (antes !== undefined)
      throw campoInvalido('', `${oQue} repetido: já está na linha ${antes}.`);
    linhas.set(`${oQue} ${valor}`, numero);
  };
};

interface Conferida {
  readonly linha: LinhaImportada;
  readonly pessoa?: PessoaConferida;
}

/** The outcome of every line, with nothing written. */
async function conferir(tx: ContextoDeTransacao, planilha: Planilha): Promise<Conferida[]> {
  const procura = await prepararProcura(tx, planilha);
  const visto = criarVistos();
  const conferidas: Conferida[] = [];
  for (const linha of planilha.linhas) {
    const { nome = '', email = '' } = linha.valores;
    const base = { linha: linha.numero, nome: nome.slice(0, 120), email: email.slice(0, 254) };
    try {
      const novo = corpoDa(linha, procura);
      visto('E-mail', novo.email, linha.numero);
      visto('CPF', novo.cpf, linha.numero);
      if (await emailCadastrado(tx, novo.email)) {
        const mensagem = 'E-mail já cadastrado: nada a fazer.';
        conferidas.push({ linha: { ...base, resultado: 'ja_existe', mensagem } });
        continue;
      }
      const pessoa = await conferirPessoa(tx, novo);
      const mensagem = 'Será cadastrada e convidada por e-mail.';
      conferidas.push({ linha: { ...base, resultado: 'criar', mensagem }, pessoa });
    } catch (erro) {
      if (!(erro instanceof Recusa)) throw erro;
      conferidas.push({ linha: { ...base, resultado: 'erro', mensagem: erro.message } });
    }
  }
  return conferidas;
}

/** Registers and invites the people of valid lines; answers all lines with their outcome. */
async function gravar(tx: ContextoDeTransacao, conferidas: readonly Conferida[]) {
  const linhas: LinhaImportada[] = [];
  const ids: number[] = [];
  await novaVersaoDosTimes(
    tx,
    conferidas.map(({ pessoa }) => pessoa?.dados.time_id ?? null),
  );
  for (const { linha, pessoa } of conferidas) {
    if (!pessoa) {
      linhas.push(linha);
      continue;
    }
    ids.push((await gravarPessoa(tx, pessoa)).id);
    const mensagem = 'Cadastrada e convidada por e-mail.';
    linhas.push({ ...linha, resultado: 'criado', mensagem });
  }
  if (ids.length > 0) await tx.auditar({ acao: 'usuario.importados', depois: { ids } });
  return linhas;
}

/**
 * Registers the people of a file by the rules of the form, and invites them; lines with an error
 * are left out and answered. The same file again registers nobody, as everybody exists.
 *
 * @param ritmo counts the lines: each reveals whether somebody has an account.
 * @throws Recusa 422 for a file that cannot be read; 429 for too many lines.
 */
export async function importarUsuarios(
  ctx: Contexto,
  ritmo: Ritmo,
  bytes: Uint8Array,
  simular: boolean,
): Promise<Importacao> {
  const planilha = abrir(bytes);
  ritmo(ctx.ator.usuarioId, ctx.agora(), planilha.linhas.length);
  const linhas = await duplicado(() =>
    ctx.transacao(async (tx) => {
      await repo.travarImportacao(tx.db);
      await segurarGrupos(tx);
      const conferidas = await conferir(tx, planilha);
      return simular ? conferidas.map(({ linha }) => linha) : gravar(tx, conferidas);
    }),
  );
  const com = (...resultados: string[]) =>
    linhas.filter(({ resultado }) => resultados.includes(resultado)).length;
  const criar = com('criar', 'criado');
  return {
    success: true,
    message: simular ? 'Nada foi cadastrado ainda.' : `Pessoas cadastradas: ${criar}.`,
    simulado: simular,
    total: linhas.length,
    criar,
    existentes: com('ja_existe'),
    erros: com('erro'),
    colunas_ignoradas: planilha.ignoradas.map((nome) => nome.slice(0, 60)),
    linhas,
  };
}
