import type { Empresa } from '@dominio/contrato/empresas';
import { Button } from '@mantine/core';
import { type ComponentType, Suspense, useState } from 'react';
import { useSoLeitura } from '../../../components/ui/so-leitura.ts';
import { useConsultaLigada } from '../../../consultas/consultas-ligadas.ts';
import { avisar } from '../../../lib/avisar.ts';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { sobDemanda } from '../../../lib/sob-demanda.tsx';
import type { Lote } from '../../../registros/use-selecao.ts';
import { ConsultaEmLote } from './botao-da-consulta.tsx';

interface PropsDoDialogo {
  empresas: readonly Empresa[];
  aoFechar: () => void;
  aoMudar: () => void;
}

const MudancaDeCliente = sobDemanda(() => import('./mudanca-de-cliente.tsx'));
const MudancaEmLote = sobDemanda(() => import('./mudanca-em-lote.tsx'));

interface Props {
  lote: Lote<Empresa>;
  rotulo: string;
  dialogo: ComponentType<PropsDoDialogo> & { adiantar: () => void };
}

/** Button that opens a dialog on the chosen companies, those of other pages too. */
function BotaoDoDialogo({ lote, rotulo, dialogo: Dialogo }: Props) {
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
        onPointerEnter={Dialogo.adiantar}
        onFocus={Dialogo.adiantar}
        onClick={() => void abrir()}
      >
        {rotulo}
      </Button>
      {empresas && empresas.length > 0 && (
        <Suspense fallback={null}>
          <Dialogo
            empresas={empresas}
            aoFechar={() => setEmpresas(undefined)}
            aoMudar={() => lote.limpar([])}
          />
        </Suspense>
      )}
    </>
  );
}

/** Looks the chosen companies up, where the firm has a service for it. */
function BotaoDaReceita({ lote }: { lote: Lote<Empresa> }) {
  const ligada = useConsultaLigada('cnpj', 'empresas:editar');
  if (!ligada) return null;
  return <BotaoDoDialogo lote={lote} rotulo="Consultar na Receita" dialogo={ConsultaEmLote} />;
}

/** What may be done with all chosen companies. */
export const loteDeEmpresas = (lote: Lote<Empresa>) => (
  <>
    <BotaoDoDialogo lote={lote} rotulo="Mudar" dialogo={MudancaEmLote} />
    <BotaoDoDialogo lote={lote} rotulo="Mover para outro cliente" dialogo={MudancaDeCliente} />
    <BotaoDaReceita lote={lote} />
  </>
);
