import {
  CORES_DO_TEMA_PRONTO,
  NOME_DO_TEMA_PRONTO,
  type TemaPronto,
} from '@dominio/contrato/tema/prontos';
import { avisar } from './avisar.ts';
import { mudarConfiguracao, useConfiguracao } from './configuracao.ts';

/**
 * Gives the person the colours of a ready theme in both modes; which mode is in use stays. Named
 * whole, so that they are the person's own choice even where they are the firm's too.
 */
export function usarTemaPronto(nome: TemaPronto): void {
  const { config } = useConfiguracao.getState();
  if (!config) return;
  const { dark, light } = config.theme;
  mudarConfiguracao({ theme: CORES_DO_TEMA_PRONTO[nome] });
  avisar.sucesso({
    titulo: `Tema ${NOME_DO_TEMA_PRONTO[nome]} aplicado.`,
    acao: {
      rotulo: 'Desfazer',
      aoEscolher: () => mudarConfiguracao({ theme: { dark, light } }),
    },
  });
}
