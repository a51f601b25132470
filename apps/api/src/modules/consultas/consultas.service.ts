import {
  CadastroNaReceita,
  CEP_INDISPONIVEL,
  CNPJ_INDISPONIVEL,
  EnderecoDoCep,
} from '@dominio/contrato/consultas';
import { dataCivil } from '@dominio/contrato/datas';
import type { z } from 'zod';
import type { Contexto } from '../../platform/contexto.ts';
import { campoInvalido, Recusa } from '../../platform/erros.ts';
import { criarRitmo, porExtenso } from '../../platform/ritmo.ts';
import { cepDesconhecido, lerCep } from './cep.rules.ts';
import { cnpjDesconhecido, lerCnpj } from './cnpj.rules.ts';
import * as repo from './consultas.repository.ts';
import { perguntar, type Servico } from './provedor.service.ts';
import { criarPasso, segundosDePausa, VALIDADE_MS } from './ritmo.rules.ts';

/** One kind of look-up: what is asked, and what is made of the answer. */
interface Tipo<T extends object> {
  readonly servico: 'cnpj' | 'cep';
  readonly marca: string;
  readonly esquema: z.ZodType<T>;
  readonly indisponivel: string;
  readonly desconhecido: string;
  /** A number that every such service knows, to test it by. */
  readonly conhecido: string;
  readonly ehDesconhecido: (json: unknown) => boolean;
  readonly ler: (json: unknown, numero: string, hoje: string) => T | null;
}

export const CNPJ: Tipo<CadastroNaReceita> = {
  servico: 'cnpj',
  marca: '{cnpj}',
  esquema: CadastroNaReceita,
  indisponivel: CNPJ_INDISPONIVEL,
  desconhecido: 'A Receita não tem este CNPJ. Confira o número.',
  // Banco do Brasil.
  conhecido: '00000000000191',
  ehDesconhecido: cnpjDesconhecido,
  ler: lerCnpj,
};

export const CEP: Tipo<EnderecoDoCep> = {
  servico: 'cep',
  marca: '{cep}',
  esquema: EnderecoDoCep,
  indisponivel: CEP_INDISPONIVEL,
  desconhecido: 'Este CEP não foi encontrado. Confira o número.',
  // Praça da Sé, in São Paulo.
  conhecido: '01001000',
  ehDesconhecido: cepDesconhecido,
  ler: lerCep,
};

export interface ServicoComPasso extends Servico {
  readonly por_minuto: number;
}

interface Meios {
  readonly hostsInternos: readonly string[];
  readonly prazoMs?: number;
  /** One of many that a job asks, for nobody waits: within a part of the pace, and not a person's. */
  readonly emLote?: boolean;
}

/** What many at once leave to people of each minute's questions: a fifth. */
const PARTE_DO_LOTE = 0.8;

/** One person in a minute: more than anybody reads, and less than would use up the firm's share. */
const POR_PESSOA = { maximo: 30, janelaMs: 60_000 };

const pausa = (segundos: number) =>
  new Recusa('MUITAS_TENTATIVAS', {
    detail: `O serviço de consulta está no limite. Tente novamente em ${porExtenso(segundos)}.`,
    headers: { 'retry-after': String(segundos) },
  });

/** What is made of an answer; nothing in it, whatever it is, may end as an error of the product. */
function interpretar<T extends object>(
  { ehDesconhecido, ler }: Tipo<T>,
  json: unknown,
  numero: string,
  hoje: string,
): { readonly lido: T | 'desconhecido' | null; readonly causa?: unknown } {
  try {
    return { lido: ehDesconhecido(json) ? 'desconhecido' : ler(json, numero, hoje) };
  } catch (causa) {
    return { lido: null, causa };
  }
}

/**
 * A look-up of one kind, with its memory of a day and its pace; one for each application, made
 * where its routes are registered.
 *
 * @returns a function that answers what the service says of a number, and when it was asked. It
 *   throws 422 for a number that the service does not know, 429 with `Retry-After` for a person or a
 *   firm that asks too often and while the service wants to be left alone, and 503 with the sentence
 *   that says to go on by hand for everything else.
 */
export function criarConsulta<T extends object>(tipo: Tipo<T>) {
  const passo = criarPasso();
  const contarPessoa = criarRitmo(POR_PESSOA);
  /** Questions on their way: who asks the same meanwhile shares the answer. */
  const aCaminho = new Map<string, Promise<T & { consultado_em: string }>>();
  const { servico, marca, esquema } = tipo;

  const indisponivel = (ctx: Contexto, motivo: string, causa?: unknown) => {
    ctx.log.warn({ err: causa, servico, motivo }, 'a consulta externa falhou');
    return new Recusa('INDISPONIVEL', { detail: tipo.indisponivel });
  };

  async function buscar(ctx: Contexto, config: ServicoComPasso, numero: string, meios: Meios) {
    const agora = ctx.agora();
    const { por_minuto } = config;
    const vezes = meios.emLote ? Math.max(1, Math.floor(por_minuto * PARTE_DO_LOTE)) : por_minuto;
    const espera = passo.contar(vezes, agora);
    if (espera > 0) throw pausa(espera);
    const resposta = await perguntar(config, marca, numero, meios);
    if (resposta.tipo === 'pausa') {
      const segundos = segundosDePausa(resposta.retryAfter, ctx.agora());
      passo.parar(segundos, ctx.agora());
      throw pausa(segundos);
    }
    if (resposta.tipo === 'falha') throw indisponivel(ctx, resposta.motivo, resposta.causa);
    const { lido, causa } =
      resposta.tipo === 'desconhecido'
        ? { lido: resposta.tipo }
        : interpretar(tipo, resposta.json, numero, dataCivil(agora));
    if (lido === 'desconhecido') throw campoInvalido(servico, tipo.desconhecido);
    if (!lido) throw indisponivel(ctx, 'A resposta não é o que se perguntou.', causa);
    const origem = config.endereco;
    const guardada = { servico, numero, origem, resposta: lido, consultado_em: agora };
    await repo.guardar(ctx.db, guardada).catch((err: unknown) => {
      ctx.log.warn({ err, servico }, 'a resposta da consulta não foi guardada');
    });
    return { ...lido, consultado_em: agora.toISOString() };
  }

  return async (ctx: Contexto, config: ServicoComPasso, numero: string, meios: Meios) => {
    if (!meios.emLote) contarPessoa(ctx.ator.usuarioId, ctx.agora());
    const chave = { servico, numero, origem: config.endereco };
    const desde = new Date(ctx.agora().getTime() - VALIDADE_MS);
    const guardada = await repo.ler(ctx.db, chave, desde);
    // What an older version of the product kept is asked for again.
    const lembrada = guardada && esquema.safeParse(guardada.resposta);
    if (guardada && lembrada?.success) {
      return { ...lembrada.data, consultado_em: guardada.consultado_em.toISOString() };
    }
    const destino = `${config.endereco}\n${numero}`;
    const comum =
      aCaminho.get(destino) ??
      buscar(ctx, config, numero, meios).finally(() => aCaminho.delete(destino));
    aCaminho.set(destino, comum);
    return comum;
  };
}

/** Asks a service about a number that it must know, and answers the outcome as a sentence. */
export async function provarConsulta<T extends object>(
  tipo: Tipo<T>,
  config: Servico,
  hoje: string,
  meios: Meios,
): Promise<{ success: boolean; message: string }> {
  const { marca, conhecido } = tipo;
  const erro = (message: string) => ({ success: false, message });
  const resposta = await perguntar(config, marca, conhecido, meios);
  if (resposta.tipo === 'falha') return erro(resposta.motivo);
  if (resposta.tipo === 'pausa') {
    return erro('O serviço respondeu que está no limite de consultas. Teste de novo mais tarde.');
  }
  const { lido } =
    resposta.tipo === 'desconhecido'
      ? { lido: resposta.tipo }
      : interpretar(tipo, resposta.json, conhecido, hoje);
  if (lido === 'desconhecido') {
    return erro(`O serviço não conhece ${conhecido}, que existe. Confira o endereço.`);
  }
  return lido
    ? { success: true, message: 'O serviço respondeu com dados que o Domínio lê.' }
    : erro('O serviço respondeu, mas não em um formato que o Domínio lê.');
}
