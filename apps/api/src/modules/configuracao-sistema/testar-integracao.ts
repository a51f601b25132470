import { randomBytes } from 'node:crypto';
import { type Integracao, VALORES_DA_INTEGRACAO } from '@dominio/contrato/configuracao-sistema';
import { dataCivil } from '@dominio/contrato/datas';
import { ArmazenamentoIndisponivel } from '../../platform/arquivos/arquivos.ts';
import { SegredoIlegivel } from '../../platform/cofre.ts';
import type { Contexto } from '../../platform/contexto.ts';
import { abrirTransporte, type Correio } from '../../platform/email/correio.ts';
import type { Plataforma } from '../../platform/plataforma.ts';
import { DestinoRecusado, lerPorHttps } from '../../platform/rede.ts';
import { CEP, CNPJ, provarConsulta } from '../consultas/consultas.service.ts';
import * as repo from './configuracao-sistema.repository.ts';
import {
  type EmVigor,
  exigirIntegracao,
  lerEmVigor,
  servidorDe,
} from './configuracao-sistema.service.ts';
import {
  conferirDescoberta,
  conferirVapid,
  deuCerto,
  deuErrado,
  enderecoDaDescoberta,
  fraseDoSmtp,
  type Resultado,
} from './testes.rules.ts';

export type MeiosDoTeste = Pick<Plataforma, 'config' | 'cofre' | 'arquivos' | 'correio' | 'log'>;

/** The longest that a test may take. */
const PRAZO_MS = 12_000;
const MAXIMO_DA_DESCOBERTA = 262_144;

type Provar = (
  emVigor: EmVigor,
  meios: MeiosDoTeste,
  signal: AbortSignal,
  agora: Date,
) => Promise<Resultado>;

async function provarEmailDoAmbiente({ valores }: EmVigor, correio: Correio): Promise<Resultado> {
  const destino = `${valores.host}:${valores.porta}`;
  try {
    await correio.verificarAmbiente();
  } catch (erro) {
    return deuErrado(fraseDoSmtp(erro, destino));
  }
  return deuCerto(`Conexão feita com ${destino}.`);
}

const provarEmail: Provar = async (emVigor, { config, correio }, signal) => {
  if (emVigor.doAmbiente) return provarEmailDoAmbiente(emVigor, correio);
  const servidor = servidorDe(emVigor.valores);
  const { host, porta, usuario } = servidor;
  if (host === '') return deuErrado('Informe o servidor antes de testar.');
  const transporte = await abrirTransporte(servidor, config.hostsInternos);
  const fechar = () => transporte.close();
  signal.addEventListener('abort', fechar);
  try {
    await transporte.verify();
  } catch (erro) {
    return deuErrado(fraseDoSmtp(erro, `${host}:${porta}`));
  } finally {
    signal.removeEventListener('abort', fechar);
    fechar();
  }
  const entrada = usuario === '' ? '' : ' O servidor aceitou o usuário e a senha.';
  return deuCerto(`Conexão feita com ${host}:${porta}.${entrada}`);
};

const provarOidc: Provar = async ({ valores: { issuer } }, { config }, signal) => {
  if (typeof issuer !== 'string' || issuer === '') {
    return deuErrado('Informe o endereço do provedor antes de testar.');
  }
  const { hostsInternos } = config;
  const opcoes = { hostsInternos, signal, maximo: MAXIMO_DA_DESCOBERTA };
  const { status, texto } = await lerPorHttps(enderecoDaDescoberta(issuer), opcoes);
  return conferirDescoberta(issuer, status, texto);
};

const provarArmazenamento: Provar = async (_emVigor, { arquivos }) => {
  const bytes = randomBytes(64);
  const chave = `provas/${bytes.toString('hex', 0, 16)}.bin`;
  try {
    await arquivos.guardar(chave, bytes);
    const igual = (await arquivos.ler(chave))?.equals(bytes);
    return igual
      ? deuCerto('Um arquivo de prova foi gravado, lido e apagado.')
      : deuErrado('O arquivo de prova não voltou como foi gravado.');
  } finally {
    await arquivos.apagar(chave);
  }
};

const provarPush: Provar = async ({ valores: { public_key, private_key } }) =>
  conferirVapid(public_key, private_key);

const provarCnpj: Provar = ({ valores }, { config }, _signal, agora) => {
  const servico = VALORES_DA_INTEGRACAO.consulta_cnpj.parse({ ...valores, enabled: false });
  return provarConsulta(CNPJ, { ...servico, chave: servico.chave ?? '' }, dataCivil(agora), config);
};

const provarCep: Provar = ({ valores }, { config }, _signal, agora) => {
  const servico = VALORES_DA_INTEGRACAO.consulta_cep.parse({ ...valores, enabled: false });
  return provarConsulta(CEP, { ...servico, chave: servico.chave ?? '' }, dataCivil(agora), config);
};

const PROVAS: Readonly<Record<Integracao, Provar>> = {
  email: provarEmail,
  oidc: provarOidc,
  armazenamento: provarArmazenamento,
  push: provarPush,
  consulta_cnpj: provarCnpj,
  consulta_cep: provarCep,
};

const NAO_RESPONDEU = 'A integração não respondeu a tempo.';

/** Tries an integration for real, and answers every failure as a sentence. */
async function provar(
  integracao: Integracao,
  emVigor: EmVigor,
  meios: MeiosDoTeste,
  agora: Date,
): Promise<Resultado> {
  const signal = AbortSignal.timeout(PRAZO_MS);
  const { promise: demora, resolve } = Promise.withResolvers<Resultado>();
  signal.addEventListener('abort', () => resolve(deuErrado(NAO_RESPONDEU)));
  try {
    return await Promise.race([PROVAS[integracao](emVigor, meios, signal, agora), demora]);
  } catch (erro) {
    if (erro instanceof DestinoRecusado || erro instanceof ArmazenamentoIndisponivel) {
      return deuErrado(erro.message);
    }
    meios.log.info({ err: erro, integracao }, 'o teste da integração falhou');
    return deuErrado(
      signal.aborted ? NAO_RESPONDEU : 'Não foi possível completar o teste: a conexão falhou.',
    );
  }
}

/**
 * Tests the values in force for an integration: connects, asks, or writes and deletes. The outcome
 * is kept and audited.
 *
 * @throws Recusa 404 for an unknown name.
 */
export async function testarIntegracao(ctx: Contexto, meios: MeiosDoTeste, nome: string) {
  const integracao = exigirIntegracao(nome);
  // Read the version before the fields: the outcome must not be kept beside fields that it did not
  // test.
  const versao = (await repo.ler(ctx.db, integracao))?.versao ?? 0;
  let resultado: Resultado;
  try {
    const emVigor = await lerEmVigor(ctx.db, meios, integracao);
    resultado = await provar(integracao, emVigor, meios, ctx.agora());
  } catch (erro) {
    if (!(erro instanceof SegredoIlegivel)) throw erro;
    resultado = deuErrado('O segredo foi guardado com outra chave (VAULT_KEY). Digite-o de novo.');
  }
  const teste = { ...resultado, testado_em: ctx.agora().toISOString() };
  await ctx.transacao(async (tx) => {
    await repo.guardarTeste(tx.db, integracao, versao, teste);
    await tx.auditar({ acao: 'integracao.testada', depois: { integracao, ...resultado } });
  });
  return teste;
}
