import { instanteCivil } from '@dominio/contrato/datas';
import { pendenciaRespondida } from '../../modules/checklist/pendencia-respondida.aviso.ts';
import { sistemaAviso } from '../../modules/notificacoes/envios/sistema-aviso.aviso.ts';
import type { TipoDeAviso } from '../../platform/aviso.ts';
import { vencimentoProximo } from '../../processos/vencimentos/vencimento-proximo.aviso.ts';
import type { Valor } from '../copiar.ts';
import type { Sorteio } from '../sorteio.ts';
import type { Lote } from './cadastros.ts';
import type { ClienteDaFirma } from './clientes.ts';
import type { PessoaDaFirma } from './pessoas.ts';

const DIA = 86_400_000;
const HORAS_DE_TRABALHO_MS = 8 * 3_600_000;
/** Notifications older than this are archived (dominios.md §5e). */
export const DIAS_DE_NOTIFICACOES = 180;

export interface AvisoDaFirma {
  readonly linha: readonly Valor[];
  readonly em: number;
}

const COMUNICADOS = [
  'O fechamento do mês começa na segunda-feira. Confiram as pendências dos seus clientes.',
  'A nova tabela do INSS já está no sistema da folha.',
  'Amanhã às 17h, treinamento sobre a reforma tributária na sala de reuniões.',
  'Lembrem-se de registrar as reuniões da semana na agenda.',
];
const DOCUMENTOS = [
  ...['Contrato social', 'Cartão do CNPJ', 'Certificado digital', 'Extratos bancários'],
  ...['Folha de ponto', 'Notas fiscais de entrada', 'Comprovante de endereço da empresa'],
];

interface Pedido {
  readonly sorteio: Sorteio;
  readonly equipe: readonly PessoaDaFirma[];
  readonly clientes: readonly ClienteDaFirma[];
  /** Working days, in order. */
  readonly dias: readonly string[];
  readonly agora: Date;
  readonly quantas: number;
}

/**
 * What people are told besides of appointments, in the order in which it was told: spread over the
 * working hours of the last 180 days, to each person of the staff as often, of clients they serve.
 */
export function* avisosDaRotina(pedido: Pedido): Generator<AvisoDaFirma> {
  const { sorteio, equipe, clientes, agora, quantas } = pedido;
  const [de, ate] = [agora.getTime() - DIAS_DE_NOTIFICACOES * DIA, agora.getTime()];
  const dias = pedido.dias
    .map((dia) => instanteCivil(dia, '09:00').getTime())
    .filter((inicio) => inicio > de && inicio + HORAS_DE_TRABALHO_MS < ate);
  const nomes = new Map(clientes.map(({ id, nome }) => [id, nome]));
  const porDia = Math.ceil(quantas / Math.max(1, dias.length));

  function conteudo(
    { clienteIds }: PessoaDaFirma,
    n: number,
  ): [TipoDeAviso, string, string, string] {
    const cliente = sorteio.um(clienteIds);
    const nome = nomes.get(cliente);
    switch (sorteio.ponderado({ resposta: 6, vencimento: 3, comunicado: 1 })) {
      case 'resposta':
        return [
          pendenciaRespondida,
          `${nome} enviou: ${sorteio.um(DOCUMENTOS)}.`,
          `/checklist-cadastro?cliente_id=${cliente}`,
          `checklist:${cliente}:${n}`,
        ];
      case 'vencimento':
        return [
          vencimentoProximo,
          `Certificado digital de ${nome} vence em ${sorteio.inteiro(1, 30)} dias.`,
          `/empresas?cliente_id=${cliente}`,
          `cliente:${cliente}:${n}`,
        ];
      case 'comunicado':
        return [sistemaAviso, sorteio.um(COMUNICADOS), '/inicio', `envio:${n}`];
    }
  }

  for (let n = 0; n < quantas; n++) {
    const pessoa = equipe[n % equipe.length];
    const dia = dias[Math.floor(n / porDia)];
    if (!pessoa || dia === undefined) return;
    const em = dia + Math.floor(((n % porDia) / porDia) * HORAS_DE_TRABALHO_MS);
    const [tipo, mensagem, url, chave] = conteudo(pessoa, n);
    const lida = sorteio.chance(ate - em > 3 * DIA ? 0.99 : 0.5);
    yield {
      em,
      linha: [
        ...[pessoa.id, tipo.categoria, tipo.tipo, tipo.titulo, mensagem, url],
        ...[`${tipo.tipo}:${chave}`, null, null, lida, new Date(em), 1, '{}'],
      ],
    };
  }
}

/** Two sequences that are each in order of time, as one. */
function* emOrdem(
  umas: readonly AvisoDaFirma[],
  outras: Iterable<AvisoDaFirma>,
): Generator<AvisoDaFirma['linha']> {
  let i = 0;
  for (const outra of outras) {
    for (let uma = umas[i]; uma && uma.em <= outra.em; uma = umas[++i]) yield uma.linha;
    yield outra.linha;
  }
  for (const { linha } of umas.slice(i)) yield linha;
}

/** All notifications, oldest first, so that ids grow with time: of the agenda the newest, up to `quantas`. */
export function loteDeNotificacoes(
  daAgenda: readonly AvisoDaFirma[],
  { quantas, ...pedido }: Pedido,
): Lote {
  const avisos = daAgenda.toSorted((x, y) => x.em - y.em).slice(-quantas);
  const rotina = avisosDaRotina({ ...pedido, quantas: quantas - avisos.length });
  return {
    tabela: 'notificacoes',
    colunas: [
      ...['usuario_id', 'categoria', 'tipo_evento', 'titulo', 'mensagem', 'url', 'tracking_key'],
      ...['criado_por', 'agendamento_id', 'lida', 'criado_em', 'contagem', 'ocorrencias'],
    ],
    linhas: emOrdem(avisos, rotina),
  };
}
