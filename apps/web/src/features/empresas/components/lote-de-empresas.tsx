import type { Empresa } from '@dominio/contrato/empresas';
import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useSoLeitura } from '../../../components/ui/so-leitura.ts';
import { avisar } from '../../../lib/avisar.ts';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { sobDemanda } from '../../../lib/sob-demanda.tsx';
import type { Lote } from '../../../registros/use-selecao.ts';

const MudancaDeCliente = sobDemanda(() => import('./mudanca-de-cliente.tsx'));

/** Button that gives the chosen companies, those of other pages too, to another client. */
function BotaoDeMover({ lote }: { lote: Lote<Empresa> }) {
  const soLeitura = useSoLeitura() !== null;
  const [buscando, setBuscando] = useState(false);
  const [empresas, setEmpresas] = useState<readonly Empresa[]>();
  if (soLeitura) return null;
  const abrir = async () => {
    setBuscando(true);
    try {
      setEmpresas(await lote.linhas());
    } catch (erro) {
      avisar.erro({ titulo: 'Erro ao ler as empresas', mensagem: mensagemDoErro(erro) });
    } finally {
      setBuscando(false);
    }
  };
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        loading={buscando}
        disabled={lote.quantas === 0}
        onPointerEnter={MudancaDeCliente.adiantar}
        onFocus={MudancaDeCliente.adiantar}
        onClick={() => void abrir()}
      >
        Mover para outro cliente
      </Button>
      {empresas && empresas.length > 0 && (
        <Suspense fallback={null}>
          <MudancaDeCliente
            empresas={empresas}
            aoFechar={() => setEmpresas(undefined)}
            aoMover={() => lote.limpar([])}
          />
        </Suspense>
      )}
    </>
  );
}

/** What may be done with all chosen companies. */
export const loteDeEmpresas = (lote: Lote<Empresa>) => <BotaoDeMover lote={lote} />;
