import type { EstadoDoSegundoFator } from '@dominio/contrato/segundo-fator';
import { Button } from '@mantine/core';
import { Secao } from '../../../components/painel/secao.tsx';
import { useReautenticar } from '../../../components/ui/use-reautenticar.tsx';
import { meiosDeProva } from '../../../consultas/meu-segundo-fator.ts';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { useAcoesDoSegundoFator } from '../segundo-fator.queries.ts';

const restam = (n: number) =>
  n === 0
    ? 'Não resta nenhum código. Gere novos para não ficar sem entrada.'
    : n === 1
      ? 'Resta 1 código.'
      : `Restam ${n} códigos.`;

interface Props {
  estado: EstadoDoSegundoFator;
  aoReceberCodigos: (codigos: string[]) => void;
}

/** How many recovery codes are left, and the button that replaces them. */
export function Codigos({ estado, aoReceberCodigos }: Props) {
  const { gerarCodigos } = useAcoesDoSegundoFator();
  const { reautenticar, dialogo } = useReautenticar();
  const gerar = () =>
    reautenticar({
      texto: 'Os códigos que você guardou deixam de valer e dez novos são mostrados uma vez.',
      confirmar: 'Gerar novos códigos',
      ...meiosDeProva(estado),
      executar: async (prova) => aoReceberCodigos((await gerarCodigos.mutateAsync(prova)).codigos),
      descreverErro: (erro) => mensagemDoErro(erro),
    });
  return (
    <Secao
      titulo="Códigos de recuperação"
      descricao={`Para entrar no dia em que perder o aplicativo ou a chave. ${restam(estado.codigos_restantes)}`}
      acao={
        <Button variant="default" onClick={() => void gerar()}>
          Gerar novos códigos
        </Button>
      }
    >
      {dialogo}
    </Secao>
  );
}
