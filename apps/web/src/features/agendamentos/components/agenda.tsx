import { TEXTOS_DA_AGENDA } from '@dominio/contrato/agendamentos-opcoes';
import type { Agendamento } from '@dominio/contrato/agendamentos-saida';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { horaDe } from '../../../components/calendario/dias.ts';
import type { Mudanca, NovoIntervalo } from '../../../components/calendario/tipos.ts';
import { ErroDaRegiao } from '../../../components/ui/erro-da-regiao.tsx';
import { useFalhaQueFica } from '../../../components/ui/use-falha-que-fica.ts';
import type { Atalho } from '../../../lib/atalhos/registro.ts';
import { useAtalhos } from '../../../lib/atalhos/use-atalhos.ts';
import { usePode } from '../../../lib/permissoes.tsx';
import { sobDemanda } from '../../../lib/sob-demanda.tsx';
import { calendarioOptions } from '../agendamentos.queries.ts';
import { temFiltro } from '../estado-da-agenda.ts';
import { falha } from '../falha.ts';
import { horarioDaMudanca } from '../para-calendario.tsx';
import { andar, folhear, NOMES_DAS_VISOES, VISOES, type Visao } from '../periodo.ts';
import { temAoLado } from '../use-ao-lado.tsx';
import { useConflito } from '../use-conflito.tsx';
import { useEstadoDaAgenda } from '../use-estado-da-agenda.ts';
import { useMover } from '../use-mover.ts';
import { ehSemDesfecho, usePeriodo } from '../use-periodo.ts';
import { useSeguirAberto } from '../use-seguir-aberto.ts';
import classes from './agenda.module.css';
import { AvisoDosColegas } from './aviso-dos-colegas.tsx';
import { BarraDaAgenda } from './barra-da-agenda.tsx';
import { BotaoDosFiltros } from './botao-dos-filtros.tsx';
import { FiltrosDaAgenda } from './filtros-da-agenda.tsx';
import { GavetaSobDemanda } from './gaveta-sob-demanda.tsx';
import { ResumoDaAgenda } from './resumo-da-agenda.tsx';
import { SemConexao, VazioDaAgenda } from './vazio-da-agenda.tsx';
import { VisaoDaAgenda } from './visao-da-agenda.tsx';

const LegendaDaAgenda = sobDemanda(() => import('./legenda-da-agenda.tsx'));

/** The midnight that ends a day, as a civil hour of that day. */
const FIM_DO_DIA = '24:00';

const NENHUM: readonly Agendamento[] = [];

/** Keys that the calendar itself listens to; here they are only listed for the help. */
const TECLAS_DA_GRADE: readonly Atalho[] = [
  { teclas: ['← → ↑ ↓'], oQueFaz: 'Andar entre dias e agendamentos' },
  { teclas: ['Page Up', 'Page Down'], oQueFaz: 'Período anterior e próximo' },
  { teclas: ['Enter'], oQueFaz: 'Abrir o dia ou o agendamento' },
  { teclas: ['Shift + setas'], oQueFaz: 'Mover o agendamento; Enter confirma' },
  { teclas: ['+', '−'], oQueFaz: 'Aumentar e diminuir a duração; Enter confirma' },
  { teclas: ['Esc'], oQueFaz: 'Fechar ou desistir' },
];

/** The day that the keyboard's focus is on, in which a new appointment is then opened. */
const diaFocado = () =>
  document.activeElement?.closest<HTMLElement>('[data-coluna], [data-dia]')?.dataset;

/** The page of the agenda. Its address holds what is shown and what the drawer has open. */
export function Agenda({ aoLadoDoTitulo }: { aoLadoDoTitulo?: ReactNode }) {
  const agenda = useEstadoDaAgenda();
  const { estado, hoje, compacto, mudar, abrir } = agenda;
  const { visao, data } = estado;
  const { periodo, filtros } = usePeriodo(estado, { hoje, compacto });
  const consulta = useQuery(calendarioOptions(filtros));
  const { refetch, isFetching } = consulta;
  const semAgenda = useFalhaQueFica(consulta);
  const filtra = temFiltro(estado) || estado.com.length > 0;
  // On a phone they wait behind a button, unless they narrow what is shown.
  const [filtrosAbertos, setFiltrosAbertos] = useState<boolean>();
  const mostraFiltros = !compacto || (filtrosAbertos ?? filtra);
  const conhecido = consulta.isSuccess && !consulta.isPlaceholderData;
  const semRede = !conhecido && consulta.fetchStatus === 'paused';
  const agendamentos = (!semRede && consulta.data?.agendamentos) || NENHUM;
  useSeguirAberto(agenda, periodo);
  const podeCriar = usePode('agenda:criar');
  const podeEditar = usePode('agenda:editar');
  const conflito = useConflito();
  const mover = useMover(conflito);

  const novo = useCallback(
    (inicio: string | null, termino: string | null = null, convidado: number | null = null) =>
      abrir({ novo: true, inicio, termino, convidado }),
    [abrir],
  );
  const novoNoDiaFocado = () => {
    const { dia, coluna } = diaFocado() ?? {};
    novo(dia ?? coluna ?? (data === hoje ? null : data));
  };
  const abrirUm = useCallback((id: number) => abrir({ agendamento: id }), [abrir]);
  const abrirDia = useCallback((dia: string) => mudar({ visao: 'dia', data: dia }), [mudar]);
  const irPara = useCallback((dia: string) => mudar({ data: dia }), [mudar]);
  const irDevolvendo = (dia: string) => {
    mudar({ data: dia });
    return dia;
  };
  const ver = (outra: Visao) => mudar({ visao: outra });
  const criarNoVazio = useCallback(
    ({ inicio, termino }: NovoIntervalo, convidado: number | null) =>
      novo(
        `${inicio.data}T${horaDe(inicio.minuto)}`,
        termino && (termino.data > inicio.data ? FIM_DO_DIA : horaDe(termino.minuto)),
        convidado,
      ),
    [novo],
  );
  const moverEvento = (mudanca: Mudanca) => {
    const movido = agendamentos.find(({ id }) => id === mudanca.evento.id);
    if (movido) void mover(movido, horarioDaMudanca(mudanca));
  };

  useAtalhos('Agenda', [
    ...(podeCriar
      ? [{ teclas: ['n', 'c'], oQueFaz: 'Novo agendamento', acao: novoNoDiaFocado }]
      : []),
    { teclas: ['t'], oQueFaz: 'Ir para hoje', acao: () => irPara(hoje) },
    ...VISOES.map((opcao) => ({
      teclas: [opcao.charAt(0)],
      oQueFaz: NOMES_DAS_VISOES[opcao].rotulo,
      acao: () => ver(opcao),
    })),
    ...TECLAS_DA_GRADE,
  ]);

  const resumo = (
    <ResumoDaAgenda
      estado={estado}
      periodo={periodo}
      consulta={consulta}
      compacto={compacto}
      aoMostrarFimDeSemana={() => mudar({ fimDeSemana: !estado.fimDeSemana })}
    />
  );

  return (
    <div className={classes.agenda}>
      <BarraDaAgenda
        aoLadoDoTitulo={
          <>
            {compacto && (
              <BotaoDosFiltros
                aberto={mostraFiltros}
                ativo={filtra}
                aoAlternar={() => setFiltrosAbertos(!mostraFiltros)}
              />
            )}
            {aoLadoDoTitulo}
          </>
        }
        resumo={compacto && resumo}
        visao={visao}
        data={data}
        hoje={hoje}
        periodo={periodo.titulo}
        fixo={ehSemDesfecho(estado)}
        compacto={compacto}
        aoMudarVisao={ver}
        aoMudarData={irPara}
        aoFolhear={(passo) => irPara(folhear(visao, data, passo))}
        aoCriar={podeCriar ? novoNoDiaFocado : undefined}
      />
      <div className={classes.linha}>
        {mostraFiltros && (
          <FiltrosDaAgenda
            estado={estado}
            nomeDoCliente={
              agendamentos.find(({ cliente }) => cliente?.id === estado.cliente)?.cliente?.nome
            }
            aoMudar={mudar}
          />
        )}
        {!compacto && resumo}
      </div>
      {temAoLado(estado) && estado.com.length > 0 && (
        <AvisoDosColegas estado={estado} periodo={periodo} aoMudar={mudar} />
      )}
      <div className={classes.trabalho} aria-busy={isFetching}>
        {semAgenda ? (
          <ErroDaRegiao
            oQue="a agenda"
            erro={semAgenda}
            detalhe={falha(
              visao === 'lista'
                ? TEXTOS_DA_AGENDA.carregarLista
                : TEXTOS_DA_AGENDA.carregarCalendario,
              semAgenda,
            )}
            aoTentar={() => void refetch()}
            tentando={isFetching}
          />
        ) : (
          <VisaoDaAgenda
            estado={estado}
            periodo={periodo}
            hoje={hoje}
            agendamentos={agendamentos}
            compacto={compacto}
            conhecido={conhecido}
            aviso={semRede ? <SemConexao /> : undefined}
            vazio={
              <VazioDaAgenda
                estado={estado}
                aoMudar={mudar}
                aoCriar={podeCriar ? novoNoDiaFocado : undefined}
              />
            }
            aoAbrir={abrirUm}
            aoAbrirDia={abrirDia}
            aoIrPara={irPara}
            aoSair={(de, passo) => irDevolvendo(andar(visao, de, passo, estado.fimDeSemana))}
            aoFolhear={(de, passo) => irDevolvendo(folhear(visao, de, passo))}
            aoCriar={podeCriar ? criarNoVazio : undefined}
            aoMover={podeEditar ? moverEvento : undefined}
          />
        )}
      </div>
      {!compacto && (
        <div className={classes.legenda}>
          <Suspense>
            <LegendaDaAgenda tipos={estado.tipos} aoMudar={mudar} />
          </Suspense>
        </div>
      )}
      <GavetaSobDemanda agenda={agenda} agendamentos={agendamentos} />
      {conflito.dialogo}
    </div>
  );
}
