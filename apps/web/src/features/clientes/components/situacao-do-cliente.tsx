import type { Cliente } from '@dominio/contrato/clientes';
import { useState } from 'react';
import { useCampoChamado } from '../../../components/endereco/campo-chamado.ts';
import { Propriedade, Propriedades } from '../../../components/formulario/propriedades.tsx';
import { Situacao } from '../../../components/ui/situacao.tsx';
import { ROTULOS_DA_FICHA, TOM_DA_SITUACAO } from '../ficha.formulario.ts';
import { CAMPOS, situacaoEmPalavras } from '../situacao.formulario.ts';
import { FormularioDaSituacao } from './formulario-da-situacao.tsx';
import { HistoricoDoCampo } from './historico-do-campo.tsx';

interface Props {
  cliente: Cliente;
  podeEditar: boolean;
}

/** How a client stands with the firm, since when and why, changed where it stands by whoever may. */
export function SituacaoDoCliente({ cliente, podeEditar }: Props) {
  const chamado = useCampoChamado()(CAMPOS);
  const [reabrindo, setReabrindo] = useState(false);
  const aoChegar =
    chamado &&
    (() => {
      // Who is led to the situation of one that is archived came to open it again.
      setReabrindo(cliente.arquivado !== undefined);
      chamado();
    });
  return (
    <Propriedades>
      <Propriedade
        aoChegar={aoChegar}
        nome={ROTULOS_DA_FICHA.situacao}
        aoLado={
          <HistoricoDoCampo
            clienteId={cliente.id}
            nome={ROTULOS_DA_FICHA.situacao}
            campos={CAMPOS}
          />
        }
        editar={
          podeEditar &&
          ((fechar) => (
            <FormularioDaSituacao
              cliente={cliente}
              reabrindo={reabrindo}
              aoFechar={(comFoco) => {
                setReabrindo(false);
                fechar(comFoco);
              }}
            />
          ))
        }
      >
        <Situacao tom={TOM_DA_SITUACAO[cliente.situacao]}>{situacaoEmPalavras(cliente)}</Situacao>
      </Propriedade>
    </Propriedades>
  );
}
