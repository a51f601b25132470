import type { ContratoAberto } from '@dominio/contrato/contratos';
import { FORMATOS_DE_ANEXO, recusaDoAnexo } from '@dominio/contrato/contratos-anexos';
import { Suspense, useState } from 'react';
import { sairSePuder } from '../../../components/formulario/saida.ts';
import frases from '../../../components/ui/frases.module.css';
import { sobDemanda } from '../../../lib/sob-demanda.tsx';

const NovoAnexo = sobDemanda(() => import('./novo-anexo.tsx'));

/** Types offered when choosing, as `accept` has them. */
export const TIPOS_ACEITOS = FORMATOS_DE_ANEXO.flatMap(({ tipo, extensoes }) => [
  tipo,
  ...extensoes.map((extensao) => `.${extensao}`),
]).join();

/**
 * Attaching a file that was chosen somewhere on the panel: `escolher` takes it, or says why not in
 * `recusa`; `dialogo` asks what it is.
 *
 * @param contrato whose file it becomes.
 */
export function useNovoAnexo(contrato: ContratoAberto) {
  const [escolhido, setEscolhido] = useState<{ arquivo: File; aditivoId?: number | undefined }>();
  const [porque, setPorque] = useState<string | null>(null);
  const escolher = (arquivo: File, aditivoId?: number) => {
    const recusa = recusaDoAnexo(arquivo);
    setPorque(recusa);
    // A property that is being changed is saved, or asked about, first.
    if (recusa === null) sairSePuder(() => setEscolhido({ arquivo, aditivoId }));
  };
  return {
    escolher,
    recusa: porque && (
      <p role="alert" className={frases.erro}>
        {porque}
      </p>
    ),
    dialogo: (
      <Suspense>
        {escolhido && (
          <NovoAnexo {...escolhido} contrato={contrato} aoFechar={() => setEscolhido(undefined)} />
        )}
      </Suspense>
    ),
  };
}
