import type { ContratoAberto } from '@dominio/contrato/contratos';
import { FORMATOS_DE_ANEXO, recusaDoAnexo } from '@dominio/contrato/contratos-anexos';
import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { sairSePuder } from '../../../components/formulario/saida.ts';
import { AreaDeArquivo } from '../../../components/ui/area-de-arquivo.tsx';
import frases from '../../../components/ui/frases.module.css';
import { useSoLeitura } from '../../../components/ui/so-leitura.ts';
import { usePode } from '../../../lib/permissoes.tsx';
import { sobDemanda } from '../../../lib/sob-demanda.tsx';
import dosAnexos from './anexos.module.css';
import classes from './contratos.module.css';
import { ListaDeAnexos } from './lista-de-anexos.tsx';

const NovoAnexo = sobDemanda(() => import('./novo-anexo.tsx'));
const MinutaDoContrato = sobDemanda(() => import('./minuta-do-contrato.tsx'));

const TIPOS = FORMATOS_DE_ANEXO.flatMap(({ tipo, extensoes }) => [
  tipo,
  ...extensoes.map((extensao) => `.${extensao}`),
]).join();

/** The files attached to a contract, the place to send another, and the minute to be signed. */
export function AnexosDoContrato({ contrato }: { contrato: ContratoAberto }) {
  const soLeitura = useSoLeitura() !== null;
  const podeEditar = usePode('contratos:editar') && !soLeitura;
  const [arquivo, setArquivo] = useState<File>();
  const [recusa, setRecusa] = useState<string | null>(null);
  const [redigindo, setRedigindo] = useState(false);
  const escolher = (escolhido: File) => {
    const porque = recusaDoAnexo(escolhido);
    setRecusa(porque);
    // A property that is being changed is saved, or asked about, first.
    if (porque === null) sairSePuder(() => setArquivo(escolhido));
  };
  return (
    <section aria-labelledby="anexos">
      <div className={dosAnexos.cabecalho}>
        <h3 id="anexos" className={classes.titulo}>
          Anexos
        </h3>
        {podeEditar && (
          <Button variant="default" size="xs" onClick={() => sairSePuder(() => setRedigindo(true))}>
            Gerar minuta
          </Button>
        )}
      </div>
      <ListaDeAnexos contratoId={contrato.id} podeExcluir={podeEditar} />
      {podeEditar && (
        <AreaDeArquivo
          rotulo="Escolha ou solte um arquivo"
          dica="PDF, DOCX, JPG ou PNG de até 10 MB"
          tipos={TIPOS}
          aoEscolher={escolher}
        />
      )}
      {recusa && (
        <p role="alert" className={frases.erro}>
          {recusa}
        </p>
      )}
      <Suspense>
        {redigindo && <MinutaDoContrato contrato={contrato} aoFechar={() => setRedigindo(false)} />}
        {arquivo && (
          <NovoAnexo contrato={contrato} arquivo={arquivo} aoFechar={() => setArquivo(undefined)} />
        )}
      </Suspense>
    </section>
  );
}
