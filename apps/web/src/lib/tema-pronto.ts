import { FUNDO_DO_GRAFITE } from '@dominio/contrato/tema/cor';
import type { TemaPronto } from '@dominio/contrato/tema/prontos';
import { avisar } from './avisar.ts';
import type { Configuracao } from './configuracao.ts';

/** Whether the person's colours are those of Grafite, or began with them. */
export function usaGrafite({ config }: Pick<Configuracao, 'config'>): boolean {
  const fundo = config?.theme.dark.body;
  return fundo?.isCustom === true && fundo.custom === FUNDO_DO_GRAFITE;
}

/** Gives the person the colours of a ready theme, whose code is fetched when it is first chosen. */
export function escolherTemaPronto(nome: TemaPronto): void {
  import('./usar-tema-pronto.ts').then(
    ({ usarTemaPronto }) => usarTemaPronto(nome),
    () =>
      avisar.erro({ titulo: 'Tema não alterado', mensagem: 'Confira a conexão e tente de novo.' }),
  );
}
