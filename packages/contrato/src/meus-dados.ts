import { z } from 'zod';
import { type camposDoAgendamento, textosLidos } from './agendamentos-campos.ts';
import type { NovaAusencia } from './ausencias.ts';
import type { Lidos } from './campos.ts';
import { RESPOSTAS_DO_CLIENTE } from './checklist.ts';
import { type DadosDeContato, PAPEIS_DO_CONTATO } from './contatos.ts';
import { endpoint } from './endpoint.ts';
import { Perfil } from './minha-conta.ts';
import type { DadosDaNota } from './notas.ts';
import { Preferencias } from './notificacoes-configuracao.ts';
import { Reautenticacao } from './reautenticacao.ts';
import { VisaoSalva } from './visoes-salvas.ts';

/** The most rows of each list of an export, newest first; `total` says how many there are. */
export const MAXIMO_POR_LISTA = 20_000;

const listaDe = <T extends z.ZodType>(item: T) =>
  z.object({ total: z.int(), itens: z.array(item) });
const Nomeado = z.object({ id: z.int(), nome: z.string() });
const Momento = z.string();

/**
 * Fields handed out by name, `tipo` and `cliente`, or not at all: the other participants are other
 * people's data.
 */
type ForaDaExportacao = 'tipo_agendamento_id' | 'cliente_id' | 'participantes';

/** Fields of an absence handed out by name, or not at all: whose it is, is who asks. */
type NomeadosDaAusencia = 'usuario_id' | 'substituto_id';

/** Handed out by name, or notes of the firm for itself, which may speak of others (page book §5). */
type NotasDoContato = 'cliente_id' | 'empresa_id' | 'influencia' | 'observacoes';

/**
 * Everything that is stored about a person, for that person (LGPD art. 18, II and V). Of other
 * people it has only the names of those the person works with; it contains no secrets and hashes.
 */
export const MeusDados = z.object({
  gerado_em: Momento,
  cadastro: Perfil,
  vinculos: z.object({
    grupos: z.array(Nomeado),
    permissoes_diretas: z.array(z.string()),
    clientes: z.array(Nomeado.extend({ papel: z.string() })),
    contratos_sob_responsabilidade: z.array(z.object({ id: z.int(), numero: z.string() })),
    extratos_sob_responsabilidade: z.array(Nomeado),
    areas_de_documentos: z.array(Nomeado),
  }),
  seguranca: z.object({
    aplicativo_autenticador_desde: Momento.nullable(),
    codigos_de_recuperacao_restantes: z.int(),
    chaves_de_acesso: z.array(
      z.object({ nome: z.string(), criada_em: Momento, usada_em: Momento.nullable() }),
    ),
    sessoes: listaDe(
      z.object({
        dispositivo: z.string(),
        agente: z.string().nullable(),
        ip: z.string().nullable(),
        criada_em: Momento,
        ultimo_uso_em: Momento,
        encerrada_em: Momento.nullable(),
        motivo: z.string().nullable(),
      }),
    ),
    dispositivos_de_push: z.array(
      z.object({
        dispositivo: z.string(),
        agente: z.string().nullable(),
        plataforma: z.string().nullable(),
        idioma: z.string().nullable(),
        fuso: z.string().nullable(),
        criado_em: Momento,
        confirmado_em: Momento,
        entregue_em: Momento.nullable(),
      }),
    ),
  }),
  consentimentos: z.array(
    z.object({
      finalidade: z.string(),
      texto: z.string(),
      versao_do_texto: z.int(),
      concedido_em: Momento,
      revogado_em: Momento.nullable(),
    }),
  ),
  pedidos_de_acesso: z.array(
    z.object({ permissao: z.string(), motivo: z.string(), pedido_em: Momento }),
  ),
  agendamentos: listaDe(
    z.object({
      id: z.int(),
      titulo: z.string(),
      data_hora_inicio: Momento,
      data_hora_termino: Momento,
      ...textosLidos,
      prioridade: z.string(),
      privado: z.boolean(),
      status: z.string(),
      tipo: z.string().nullable(),
      cliente: z.string().nullable(),
      criado_por_mim: z.boolean(),
      participo: z.boolean(),
      resposta: z.string(),
    } satisfies Lidos<Omit<typeof camposDoAgendamento, ForaDaExportacao>>),
  ),
  ausencias: z.array(
    z.object({
      tipo: z.string(),
      inicio: z.string(),
      fim: z.string(),
      observacao: z.string().nullable(),
      substituto: z.string().nullable(),
    } satisfies Lidos<Omit<typeof NovaAusencia.shape, NomeadosDaAusencia>>),
  ),
  /** When the person stands in for somebody; why that one is away is theirs. */
  substituicoes: z.array(z.object({ de: z.string(), inicio: z.string(), fim: z.string() })),
  /** What is kept of a person as a contact of their client. */
  contatos: z.array(
    z.object({
      cliente: z.string(),
      nome: z.string(),
      cargo: z.string().nullable(),
      papeis: z.array(z.enum(PAPEIS_DO_CONTATO)),
      email: z.string().nullable(),
      telefone: z.string().nullable(),
      whatsapp: z.string().nullable(),
      canal_preferido: z.string().nullable(),
      aniversario: z.string().nullable(),
      recebe_documentos: z.boolean(),
      recebe_cobranca: z.boolean(),
      recebe_nps: z.boolean(),
      recebe_relatorios: z.boolean(),
    } satisfies Lidos<Omit<typeof DadosDeContato.shape, NotasDoContato>>),
  ),
  /** What the person proposed to correct of their client's register. */
  correcoes: z.array(
    z.object({
      cliente: z.string(),
      alvo: z.string(),
      observacao: z.string().nullable(),
      criado_em: Momento,
    }),
  ),
  /** Handover terms that the person had made, gives or receives; the texts, of those they had made. */
  passagens: z.array(
    z.object({
      cliente: z.string(),
      papel: z.enum(['gerou', 'passa', 'recebe']),
      estado: z.string(),
      pendencias: z.string().nullable(),
      riscos: z.string().nullable(),
      observacoes: z.string().nullable(),
      gerada_em: Momento,
      assinada_em: Momento.nullable(),
    }),
  ),
  /** Notes of clients that the person wrote. */
  notas: listaDe(
    z.object({
      cliente: z.string(),
      texto: z.string(),
      fixada: z.boolean(),
      criado_em: Momento,
    } satisfies Lidos<typeof DadosDaNota.shape>),
  ),
  /** What the person answered of what the firm asked their company for. */
  respostas_ao_escritorio: listaDe(
    z.object({
      item: z.string(),
      resposta: z.enum(RESPOSTAS_DO_CLIENTE).nullable(),
      texto: z.string().nullable(),
      respondido_em: Momento.nullable(),
    }),
  ),
  notificacoes: listaDe(
    z.object({
      id: z.int(),
      categoria: z.string(),
      titulo: z.string(),
      mensagem: z.string(),
      lida: z.boolean(),
      importante: z.boolean(),
      criado_em: Momento,
    }),
  ),
  preferencias: z.object({
    configuracao: z.unknown(),
    favoritos: z.array(z.string()),
    clientes_favoritos: z.array(z.object({ id: z.int(), nome: z.string() })),
    visoes_salvas: z.array(VisaoSalva.omit({ id: true, versao: true })),
    /** Of what, by which ways and when the person is to be told; what they did not decide is null. */
    notificacoes: z.object({
      eventos: z.array(
        z.object({
          evento: z.string(),
          sino: z.boolean().nullable(),
          email: z.boolean().nullable(),
          push: z.boolean().nullable(),
        }),
      ),
      quando: Preferencias.nullable(),
      silenciados: z.array(
        z.object({ item: z.string(), mensagem: z.string().nullable(), desde: Momento }),
      ),
    }),
  }),
  atividade: listaDe(
    z.object({
      em: Momento,
      acao: z.string(),
      objeto_tipo: z.string().nullable(),
      objeto_id: z.int().nullable(),
      ip: z.string().nullable(),
    }),
  ),
});
export type MeusDados = z.infer<typeof MeusDados>;

export const meusDadosEndpoints = {
  exportar: endpoint({
    // Not a GET: the proof of identity must be in the body, never in a URL.
    method: 'POST',
    path: '/usuarios/me/exportar',
    acesso: 'sessao',
    resumo:
      'Tudo o que o sistema guarda sobre quem pede (LGPD art. 18), com nova prova de identidade',
    body: Reautenticacao,
    response: MeusDados,
  }),
} as const;
