import { useQuery } from '@tanstack/react-query';
import { Cartao, VazioDoCartao } from '../../../components/painel/cartao.tsx';
import { Lido } from '../../../components/ui/lido.tsx';
import { useSoLeitura } from '../../../components/ui/so-leitura.ts';
import { avisar } from '../../../lib/avisar.ts';
import { useSemOsQueSaem } from '../../../lib/exclusao-adiada.ts';
import { NOVA_NOTA } from '../notas.campo.ts';
import { notasOptions, useEscreverNota } from '../notas.queries.ts';
import { CampoDaNota } from './campo-da-nota.tsx';
import classes from './notas.module.css';
import { chaveDaNota, UmaNota } from './uma-nota.tsx';

/** Card of the notes of a client, the pinned ones before; a new one is written where they stand. */
export function NotasDoCliente({ clienteId }: { clienteId: number }) {
  const consulta = useQuery(notasOptions(clienteId));
  const escrever = useEscreverNota(clienteId);
  const adicionar = async (texto: string) => {
    await escrever.mutateAsync(texto);
    // Those that are pinned stand before it.
    avisar.sucesso({ titulo: 'Nota adicionada' });
  };
  const soLeitura = useSoLeitura() !== null;
  const notas = useSemOsQueSaem(consulta.data?.notas, chaveDaNota);
  return (
    <Cartao titulo="Notas" ocupado={consulta.isPending}>
      {!soLeitura && (
        <CampoDaNota
          id={NOVA_NOTA}
          dono={{ tipo: 'nova', id: clienteId }}
          key={clienteId}
          rotulo="Nova nota"
          gravar={{ rotulo: 'Adicionar nota', fazer: adicionar }}
        />
      )}
      <Lido consulta={{ ...consulta, data: notas }} oQue="as notas">
        {(lidas) =>
          lidas.length > 0 ? (
            <ul className={classes.notas} aria-label="Notas">
              {lidas.map((nota) => (
                <li key={nota.id}>
                  <UmaNota nota={nota} />
                </li>
              ))}
            </ul>
          ) : (
            <VazioDoCartao>
              <p>Nenhuma nota. Escreva acima o que vale lembrar deste cliente.</p>
            </VazioDoCartao>
          )
        }
      </Lido>
    </Cartao>
  );
}
