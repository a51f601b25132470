import { Button, Popover, VisuallyHidden } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconKeyboard, IconPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { SO_FALADO } from '../../../components/ui/so-falado.ts';
import { abrirListaDeAtalhos } from '../../../lib/atalhos/preferencia.ts';
import { recarregarUmaVez } from '../../../lib/recarregar.ts';
import { NOMES_DAS_VISOES, VISOES, type Visao } from '../periodo.ts';
import classes from './barra-da-agenda.module.css';

interface Props {
  /** What the page shows beside its title, such as its star. */
  aoLadoDoTitulo?: ReactNode;
  /** Stands beneath the period, where the page has no other line for it. */
  resumo?: ReactNode;
  visao: Visao;
  data: string;
  hoje: string;
  /** '16 a 20 de novembro de 2026' */
  periodo: string;
  /** The period is that of a filter: there is no other to go to. */
  fixo: boolean;
  compacto: boolean;
  aoMudarVisao: (visao: Visao) => void;
  aoMudarData: (data: string) => void;
  aoFolhear: (passo: 1 | -1) => void;
  /** Left out for somebody who may not create appointments. */
  aoCriar?: (() => void) | undefined;
}

type MiniMes = typeof import('../../../components/calendario/mini-mes.tsx')['MiniMes'];

/** The small month, whose code is there before it opens: what opens takes the focus at once. */
function useMiniMes() {
  const [MiniMes, setMiniMes] = useState<MiniMes>();
  const buscar = () =>
    import('../../../components/calendario/mini-mes.tsx').catch(recarregarUmaVez);
  return {
    MiniMes,
    buscar: async () => {
      const modulo = await buscar();
      setMiniMes(() => modulo.MiniMes);
    },
  };
}

function EscolherPeriodo({ data, hoje, periodo, aoMudarData }: Props) {
  const [aberto, setAberto] = useState(false);
  const { MiniMes, buscar } = useMiniMes();
  const alternar = async () => {
    await buscar();
    setAberto(!aberto);
  };
  return (
    <Popover opened={aberto} onChange={setAberto} position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <button
          type="button"
          className={classes.periodo}
          aria-expanded={aberto}
          onClick={() => void alternar()}
        >
          {periodo}
          <VisuallyHidden>, ir para outra data</VisuallyHidden>
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Ir para outra data">
        {MiniMes && (
          <MiniMes
            valor={data}
            hoje={hoje}
            aoEscolher={(escolhida) => {
              setAberto(false);
              aoMudarData(escolhida);
            }}
          />
        )}
      </Popover.Dropdown>
    </Popover>
  );
}

/**
 * Title and period on the left; today, back and forward, views and the create button on the right.
 */
export function BarraDaAgenda(props: Props) {
  const { visao, hoje, fixo, compacto, aoMudarVisao, aoMudarData, aoFolhear, aoCriar } = props;
  const nomes = NOMES_DAS_VISOES[visao];
  return (
    <div className={classes.barra}>
      <div className={classes.titulo}>
        <h1>Agenda</h1>
        {props.aoLadoDoTitulo}
        <div className={classes.quando}>
          {fixo ? (
            <span className={classes.periodoFixo}>{props.periodo}</span>
          ) : (
            <EscolherPeriodo {...props} />
          )}
          {props.resumo}
        </div>
      </div>
      <div className={classes.acoes}>
        {!fixo && (
          <>
            <button type="button" className={classes.hoje} onClick={() => aoMudarData(hoje)}>
              Hoje
            </button>
            <span className={classes.grupo}>
              <button type="button" aria-label={nomes.anterior} onClick={() => aoFolhear(-1)}>
                <IconChevronLeft size={18} stroke={1.7} aria-hidden />
              </button>
              <button type="button" aria-label={nomes.proximo} onClick={() => aoFolhear(1)}>
                <IconChevronRight size={18} stroke={1.7} aria-hidden />
              </button>
            </span>
          </>
        )}
        <fieldset className={`${classes.grupo} ${classes.visoes}`}>
          <legend className={SO_FALADO}>Visão</legend>
          {VISOES.map((opcao) => (
            <button
              key={opcao}
              type="button"
              aria-pressed={opcao === visao}
              onClick={() => aoMudarVisao(opcao)}
            >
              {NOMES_DAS_VISOES[opcao].rotulo}
            </button>
          ))}
        </fieldset>
        {!compacto && (
          <button
            type="button"
            className={classes.atalhos}
            aria-label="Atalhos do teclado"
            title="Atalhos do teclado (?)"
            onClick={() => abrirListaDeAtalhos()}
          >
            <IconKeyboard size={18} stroke={1.7} aria-hidden />
          </button>
        )}
        {aoCriar && !compacto && (
          <Button leftSection={<IconPlus size={18} stroke={1.7} aria-hidden />} onClick={aoCriar}>
            Novo agendamento
          </Button>
        )}
      </div>
      {aoCriar && compacto && (
        <button
          type="button"
          className={classes.flutuante}
          data-no-pe
          aria-label="Novo agendamento"
          onClick={aoCriar}
        >
          <IconPlus size={24} stroke={1.7} aria-hidden />
        </button>
      )}
    </div>
  );
}
